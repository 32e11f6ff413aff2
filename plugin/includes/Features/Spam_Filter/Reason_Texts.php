<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Spam_Filter;

defined( 'ABSPATH' ) || exit;

/** What the codes of reasons mean. */
final class Reason_Texts {

	/** @return array<string, string> By code. */
	public static function all(): array {
		return array(
			'honeypot'       => __( 'Filled in a field that people can’t see', 'jetpack-dashboard' ),
			'too-fast'       => __( 'Sent too soon after the form was opened', 'jetpack-dashboard' ),
			'token-wrong'    => __( 'Sent with a forged or borrowed form token', 'jetpack-dashboard' ),
			'token-used'     => __( 'Sent with a form token that was used before', 'jetpack-dashboard' ),
			'no-token'       => __( 'Sent without JavaScript', 'jetpack-dashboard' ),
			'no-form'        => __( 'Sent without opening the form', 'jetpack-dashboard' ),
			'links'          => __( 'Links', 'jetpack-dashboard' ),
			'only-link'      => __( 'Nothing but links', 'jetpack-dashboard' ),
			'hidden-link'    => __( 'Link that hides where it goes', 'jetpack-dashboard' ),
			'bbcode'         => __( 'Links in forum code', 'jetpack-dashboard' ),
			'words'          => __( 'Words that spam sells with', 'jetpack-dashboard' ),
			'calls'          => __( 'Calls to buy or sign up', 'jetpack-dashboard' ),
			'praise'         => __( 'Praise that fits any page', 'jetpack-dashboard' ),
			'messenger'      => __( 'Contact by messenger', 'jetpack-dashboard' ),
			'contact'        => __( 'Phone number or email address', 'jetpack-dashboard' ),
			'invisible'      => __( 'Invisible characters in words', 'jetpack-dashboard' ),
			'mixed-scripts'  => __( 'Words with look-alike letters', 'jetpack-dashboard' ),
			'spaced-letters' => __( 'Words written letter by letter', 'jetpack-dashboard' ),
			'language'       => __( 'Another script than your site’s language', 'jetpack-dashboard' ),
			'capitals'       => __( 'Mostly capital letters', 'jetpack-dashboard' ),
			'name-words'     => __( 'Author’s name is advertising', 'jetpack-dashboard' ),
			'name-link'      => __( 'Author’s name is a web address', 'jetpack-dashboard' ),
			'name-phrase'    => __( 'Author’s name looks like a search phrase', 'jetpack-dashboard' ),
			'name-long'      => __( 'Author’s name is very long', 'jetpack-dashboard' ),
			'disallowed'     => __( 'On your list of disallowed comment keys', 'jetpack-dashboard' ),
			'moderation'     => __( 'On your list of words for moderation', 'jetpack-dashboard' ),
			'learned-spam'   => __( 'Similar to what you marked as spam', 'jetpack-dashboard' ),
			'learned-ham'    => __( 'Similar to what you approved', 'jetpack-dashboard' ),
			'known-author'   => __( 'You approved this author before', 'jetpack-dashboard' ),
			'user'           => __( 'Author was logged in', 'jetpack-dashboard' ),
		);
	}

	public static function of( string $code ): string {
		return self::all()[ $code ] ?? $code;
	}
}
