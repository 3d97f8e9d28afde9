/** What is printed or shown for people outside the play: placards and totals. */
package clockwise.reports;
