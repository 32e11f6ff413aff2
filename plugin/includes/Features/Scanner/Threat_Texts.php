<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/** What was found, and what to do about it, in the user's language. */
final class Threat_Texts {

	public static function title( string $code ): string {
		return self::titles()[ $code ] ?? ( 0 === strpos( $code, 'script-' )
			? __( 'Hidden script', 'jetpack-dashboard' )
			: __( 'Code that attackers use', 'jetpack-dashboard' ) );
	}

	public static function advice( string $code, string $kind ): string {
		$advice = self::advices()[ $code ] ?? '';
		if ( '' !== $advice ) {
			return $advice;
		}

		return Threat::FILE === $kind
			? __( 'If you don’t know this code, delete the file or install its plugin, theme or WordPress again. Then change all passwords.', 'jetpack-dashboard' )
			: __( 'If you didn’t add this, remove it. Then change all passwords.', 'jetpack-dashboard' );
	}

	/** @return array<string, string> */
	private static function titles(): array {
		return array(
			'changed-published' => __( 'Differs from the published file', 'jetpack-dashboard' ),
			'unknown-in-core'   => __( 'Unknown file among WordPress’s files', 'jetpack-dashboard' ),
			'unknown-in-plugin' => __( 'Unknown file among a plugin’s files', 'jetpack-dashboard' ),
			'changed-since'     => __( 'Changed without an update', 'jetpack-dashboard' ),
			'added-since'       => __( 'Added without an update', 'jetpack-dashboard' ),
			'php-in-uploads'    => __( 'PHP file among the uploads', 'jetpack-dashboard' ),
			'php-in-picture'    => __( 'PHP code in an image', 'jetpack-dashboard' ),
			'false-picture'     => __( 'Runs a file that pretends to be an image', 'jetpack-dashboard' ),
			'web-shell'         => __( 'Tool for remote control (web shell)', 'jetpack-dashboard' ),
			'uploader'          => __( 'Accepts uploads from anyone', 'jetpack-dashboard' ),
			'request-file'      => __( 'Writes files from requests', 'jetpack-dashboard' ),
			'request-code'      => __( 'Runs code from requests', 'jetpack-dashboard' ),
			'request-function'  => __( 'Runs functions that a request names', 'jetpack-dashboard' ),
			'request-object'    => __( 'Creates objects from requests', 'jetpack-dashboard' ),
			'request-query'     => __( 'Runs database queries from requests', 'jetpack-dashboard' ),
			'request-setting'   => __( 'Changes settings that a request names', 'jetpack-dashboard' ),
			'request-page'      => __( 'Shows files that a request names', 'jetpack-dashboard' ),
			'file-manager'      => __( 'Manages files from requests', 'jetpack-dashboard' ),
			'remote-control'    => __( 'Gives control of the server to someone', 'jetpack-dashboard' ),
			'stolen-password'   => __( 'Stores or sends passwords', 'jetpack-dashboard' ),
			'stored-code'       => __( 'Runs code from the database', 'jetpack-dashboard' ),
			'decoded-file'      => __( 'Writes encoded code to a file', 'jetpack-dashboard' ),
			'decoded-page'      => __( 'Shows encoded HTML', 'jetpack-dashboard' ),
			'remote-page'       => __( 'Shows a page from another server', 'jetpack-dashboard' ),
			'hidden-name'       => __( 'Hides the name of a function', 'jetpack-dashboard' ),
			'named-function'    => __( 'Runs a dangerous function that a variable names', 'jetpack-dashboard' ),
			'pattern-code'      => __( 'Runs code that replaces text', 'jetpack-dashboard' ),
			'hidden-redirect'   => __( 'Redirects visitors to another site', 'jetpack-dashboard' ),
			'hidden-plugin'     => __( 'Hides or deactivates a plugin', 'jetpack-dashboard' ),
			'request-include'   => __( 'Runs files that a request names', 'jetpack-dashboard' ),
			'decoded-code'      => __( 'Runs encoded code', 'jetpack-dashboard' ),
			'encoded-code'      => __( 'Runs encoded code', 'jetpack-dashboard' ),
			'downloaded-code'   => __( 'Runs code from another server', 'jetpack-dashboard' ),
			'downloaded-file'   => __( 'Stores code from another server', 'jetpack-dashboard' ),
			'login-as-admin'    => __( 'Logs in without a password', 'jetpack-dashboard' ),
			'hidden-user'       => __( 'Hides a user', 'jetpack-dashboard' ),
			'added-admin'       => __( 'Creates an administrator', 'jetpack-dashboard' ),
			'mailer'            => __( 'Sends email that a request contains', 'jetpack-dashboard' ),
			'crawler-page'      => __( 'Shows search engines another page', 'jetpack-dashboard' ),
			'prepended-file'    => __( 'Runs a file before every page', 'jetpack-dashboard' ),
			'runs-pictures'     => __( 'Lets the server run images as code', 'jetpack-dashboard' ),
			'redirects-readers' => __( 'Redirects visitors from search engines', 'jetpack-dashboard' ),
			'remote-files'      => __( 'Turns off protection of the server', 'jetpack-dashboard' ),
			'chosen-files'      => __( 'Lets the server run hidden files', 'jetpack-dashboard' ),
			'key-logger'        => __( 'Sends what visitors type to somebody', 'jetpack-dashboard' ),
			'miner'             => __( 'Mines cryptocurrency in visitors’ browsers', 'jetpack-dashboard' ),
			'card-thief'        => __( 'Sends card numbers to somebody', 'jetpack-dashboard' ),
			'hidden-frame'      => __( 'Hidden frame of another site', 'jetpack-dashboard' ),
			'hidden-link'       => __( 'Hidden link', 'jetpack-dashboard' ),
			'hidden-links'      => __( 'Hidden links', 'jetpack-dashboard' ),
			'stored-php'        => __( 'PHP code that runs other code', 'jetpack-dashboard' ),
			'too-large'         => __( 'Too large to be checked completely', 'jetpack-dashboard' ),
			'too-complex'       => __( 'Too complex to be checked completely', 'jetpack-dashboard' ),
			Threat::NOT_READ    => __( 'Could not be read', 'jetpack-dashboard' ),
			'other-site'        => __( 'Another WordPress in a subfolder, which isn’t scanned', 'jetpack-dashboard' ),
			'config-writable'   => __( 'Everybody on the server can change wp-config.php', 'jetpack-dashboard' ),
			'debug-log'         => __( 'Visitors can read the debug log', 'jetpack-dashboard' ),
			'file-editor'       => __( 'Plugins and themes can be edited in WordPress', 'jetpack-dashboard' ),
			'outdated-core'     => __( 'An update of WordPress is available', 'jetpack-dashboard' ),
			'outdated-plugin'   => __( 'An update of a plugin is available', 'jetpack-dashboard' ),
			'outdated-theme'    => __( 'An update of a theme is available', 'jetpack-dashboard' ),
			'vulnerable-core'   => __( 'Known vulnerability in WordPress', 'jetpack-dashboard' ),
			'vulnerable-plugin' => __( 'Known vulnerability in a plugin', 'jetpack-dashboard' ),
			'vulnerable-theme'  => __( 'Known vulnerability in a theme', 'jetpack-dashboard' ),
			'new-administrator' => __( 'New administrator', 'jetpack-dashboard' ),
		);
	}

	/** @return array<string, string> */
	private static function advices(): array {
		$outdated = __( 'Update it: old versions have known holes.', 'jetpack-dashboard' );

		return array(
			'changed-published' => __( 'If you didn’t change this file, restore the original.', 'jetpack-dashboard' ),
			'unknown-in-core'   => __( 'WordPress doesn’t contain this file. If you don’t know where it is from, delete it.', 'jetpack-dashboard' ),
			'unknown-in-plugin' => __( 'The plugin doesn’t contain this file. If you don’t know where it is from, delete it.', 'jetpack-dashboard' ),
			'changed-since'     => __( 'If you or a plugin changed this file, ignore it. Otherwise, install its plugin or theme again.', 'jetpack-dashboard' ),
			'added-since'       => __( 'If you or a plugin added this file, ignore it. Otherwise, delete it.', 'jetpack-dashboard' ),
			'php-in-uploads'    => __( 'Uploads contain no code. If no plugin of yours needs this file, delete it.', 'jetpack-dashboard' ),
			'too-large'         => __( 'If you don’t know this file, look into it, or install its plugin or theme again.', 'jetpack-dashboard' ),
			'too-complex'       => __( 'If you don’t know this file, look into it, or install its plugin or theme again.', 'jetpack-dashboard' ),
			Threat::NOT_READ    => __( 'The scan stopped each time that it read this, so it was skipped. If you don’t know it, look into it, or install its plugin or theme again.', 'jetpack-dashboard' ),
			'other-site'        => __( 'Scan it from its own dashboard. If you don’t use it any more, delete it.', 'jetpack-dashboard' ),
			'config-writable'   => __( 'Set the file’s permissions to 640 or 600.', 'jetpack-dashboard' ),
			'debug-log'         => __( 'Delete the file, or set WP_DEBUG_LOG to a path outside of the website.', 'jetpack-dashboard' ),
			'file-editor'       => __( 'With access to an administrator’s account, attackers can run any code. Add define( \'DISALLOW_FILE_EDIT\', true ) to wp-config.php.', 'jetpack-dashboard' ),
			'outdated-core'     => $outdated,
			'outdated-plugin'   => $outdated,
			'outdated-theme'    => $outdated,
			'new-administrator' => __( 'If you don’t know this user, delete them and change all passwords.', 'jetpack-dashboard' ),
		);
	}
}
