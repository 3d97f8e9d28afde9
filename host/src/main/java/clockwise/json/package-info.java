/**
 * Records to JSON and back, exactly: by their components alone, so that the pure packages carry no annotation. The log,
 * the snapshots and the API share these forms.
 */
package clockwise.json;
