<?php
/**
 * Lets tests derive keys from passphrases in no time: keys are derived without a leading backslash.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

/** Whether the real cost is paid: a third of a second each. */
$GLOBALS['test_real_passphrase_cost'] = true;

function sodium_crypto_pwhash( int $length, string $passphrase, string $salt, int $passes, int $memory, int $algorithm ): string {
	return $GLOBALS['test_real_passphrase_cost']
		? \sodium_crypto_pwhash( $length, $passphrase, $salt, $passes, $memory, $algorithm )
		: \sodium_crypto_pwhash( $length, $passphrase, $salt, 1, 8192, $algorithm );
}
