/** The REST tests once more, on the database that most sites run. */
process.env.SANDBOX_DB = 'mariadb';

module.exports = require( '../../jest.rest.config' );
