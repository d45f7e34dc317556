/**
 * Starts the launcher without a turn of the event loop: in one, Node would read messages of
 * the parent that are meant for what this process becomes. Modules that import load in turns,
 * modules that require do not.
 */
require('./launch.js');
