import * as fs from 'node:fs';
import * as path from 'node:path';
import type { Sandbox } from '../../sandbox';

/**
 * Lets a site derive keys from passphrases in no time: with its real cost, each
 * takes a third of a second of CPU. tests/php/Backup/EncryptionTest.php runs the
 * real one. Sites that open each other's backups need this alike.
 */
export function allowQuickPassphrases( sandbox: Sandbox ): void {
	fs.writeFileSync(
		path.join( sandbox.contentDir, 'mu-plugins/zz-rest-passphrases.php' ),
		`<?php
namespace Jetpack_Dashboard\\Backup;

function sodium_crypto_pwhash( $length, $passphrase, $salt, $passes, $memory, $algorithm ) {
	return \\sodium_crypto_pwhash( $length, $passphrase, $salt, 1, 8192, $algorithm );
}
`
	);
}
