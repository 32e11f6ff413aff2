<?php
/**
 * Tests that everything stored in users' metadata can be erased.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Architecture;

use FilesystemIterator;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Metadata of a user is personal data (docs/decisions/030).
 */
final class User_MetaTest extends TestCase {

	private const INCLUDES = __DIR__ . '/../../../plugin/includes/';

	/** File and key of each write, with the class that erases it and what that class must name. Add traces to tests/rest/privacy too. */
	private const ERASED = array(
		'Activity/Overwritten_Changes.php self::LAST_SEEN' => array( 'Activity/Activity_Personal_Data.php', '::forget_user(' ),
		'Connection/Login_Mail.php $key'                  => array( 'Connection/Account_Personal_Data.php', 'Login_Mail::SENT_META' ),
		'Connection/Pending_Authorizations.php self::key()' => array( 'Connection/Account_Personal_Data.php', 'Connection_Store::PENDING' ),
		'Connection/Tracking_Preference.php Connection_Store::user_key( self::OPT_OUT )' => array( 'Connection/Account_Personal_Data.php', 'Tracking_Preference::OPT_OUT' ),
		'Features/Likes/Like_Mail.php self::HANDED_OVER'  => array( 'Features/Likes/Likes_Personal_Data.php', 'Like_Mail::HANDED_OVER' ),
		'Features/Likes/Like_Mail.php self::SENT'         => array( 'Features/Likes/Likes_Personal_Data.php', 'Like_Mail::SENT' ),
		'Features/Likes/Like_Mail.php self::WAITING'      => array( 'Features/Likes/Likes_Personal_Data.php', 'Like_Mail::WAITING' ),
		'Features/Notes/Last_Events.php self::EVENT'      => array( 'Features/Notes/Notes_Personal_Data.php', 'Last_Events::EVENT' ),
		'Features/Notes/Last_Events.php self::LOOKED'     => array( 'Features/Notes/Notes_Personal_Data.php', 'Last_Events::LOOKED' ),
		'Features/Post_By_Email/Address.php self::meta_key()' => array( 'Features/Post_By_Email/Address_Personal_Data.php', 'Address::meta_key()' ),
		'Features/Post_By_Email/Secret_Address.php self::hash_key()' => array( 'Features/Post_By_Email/Address_Personal_Data.php', 'Secret_Address::delete(' ),
		'Features/Post_By_Email/Secret_Address.php self::token_key()' => array( 'Features/Post_By_Email/Address_Personal_Data.php', 'Secret_Address::delete(' ),
		'Features/Sso/Own_Links.php self::key( $identity )' => array( 'Features/Sso/Links_Personal_Data.php', 'links->delete(' ),
		'Provider/Connection_Store.php self::user_key( self::ACCOUNT )' => array( 'Connection/Account_Personal_Data.php', 'Connection_Store::ACCOUNT' ),
		'Provider/Connection_Store.php self::user_key( self::TOKENS )' => array( 'Connection/Account_Personal_Data.php', 'Connection_Store::TOKENS' ),
		'Settings/Dismissed_Notices.php self::meta_key()' => array( 'Settings/Notices_Personal_Data.php', 'Dismissed_Notices::meta_key()' ),
	);

	public function test_each_key_has_an_eraser(): void {
		$this->assertSame( array_keys( self::ERASED ), self::writes() );
	}

	public function test_each_eraser_deletes_the_key_and_is_registered(): void {
		foreach ( self::ERASED as $write => list( $file, $needle ) ) {
			$source = (string) file_get_contents( self::INCLUDES . $file );
			$class  = basename( $file, '.php' );
			$folder = dirname( $file );
			$list   = self::INCLUDES . ( 0 === strpos( $folder, 'Features/' ) ? "$folder/feature.php" : 'Admin/Personal_Data_Sources.php' );

			$this->assertStringContainsString( $needle, (string) strstr( $source, 'function erase' ) . (string) strstr( $source, 'const META' ), $write );
			$this->assertMatchesRegularExpression( "/'[\w-]+'\s*=> $class::class/", (string) file_get_contents( $list ), $write );
		}
	}

	/** @return string[] File and key, sorted. */
	private static function writes(): array {
		$writes = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( self::INCLUDES, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			preg_match_all( '/\b(?:(?:update|add)_user_(?:meta|option)\(\s*|(?:update|add)_metadata\(\s*\'user\',\s*)(?:[^,()]|\(\))+,\s*((?:[^,()]|\([^()]*\))+),/', (string) file_get_contents( $file->getPathname() ), $found );
			foreach ( $found[1] as $key ) {
				$writes[] = strtr( substr( $file->getPathname(), strlen( self::INCLUDES ) ), '\\', '/' ) . ' ' . $key;
			}
		}
		sort( $writes );

		return array_values( array_unique( $writes ) );
	}
}
