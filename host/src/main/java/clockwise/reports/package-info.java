/** What is printed or shown for people outside the play: placards. */
package clockwise.reports;
