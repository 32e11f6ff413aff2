<?php
/**
 * Tests the secret addresses of a mailbox.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Post_By_Email;

use Jetpack_Dashboard\Features\Post_By_Email\Mailbox;
use PHPUnit\Framework\TestCase;

final class MailboxTest extends TestCase {

	private const TOKEN = 'abcdefghij0123456789';

	public function test_address(): void {
		$this->assertSame( 'box+' . self::TOKEN . '@example.org', self::mailbox()->address_with( self::TOKEN ) );
		$this->assertSame( 'box+', self::mailbox()->beginning() );
	}

	/**
	 * @dataProvider headers
	 *
	 * @param string   $text   Headers.
	 * @param string[] $tokens Expected.
	 */
	public function test_tokens( string $text, array $tokens ): void {
		$this->assertSame( $tokens, self::mailbox()->tokens_in( $text ) );
	}

	/**
	 * @return array<string, array{string, string[]}>
	 */
	public function headers(): array {
		$token = self::TOKEN;

		return array(
			'in brackets'     => array( "To: Box <box+$token@example.org>", array( $token ) ),
			'in capitals'     => array( 'To: BOX+' . strtoupper( $token ) . '@EXAMPLE.ORG', array( $token ) ),
			'twice'           => array( "To: box+$token@example.org, box+$token@example.org", array( $token ) ),
			'two'             => array( "To: box+$token@example.org, box+zzzzzzzzzzzzzzzzzzzz@example.org", array( $token, str_repeat( 'z', 20 ) ) ),
			'the mailbox'     => array( 'To: box@example.org', array() ),
			'too short'       => array( 'To: box+abc@example.org', array() ),
			'another mailbox' => array( "To: inbox+$token@example.org", array() ),
			'another domain'  => array( "To: box+$token@example.organic", array() ),
		);
	}

	public function test_text_without_tokens(): void {
		$this->assertSame( 'To box@example.org.', self::mailbox()->without_tokens( 'To box+' . self::TOKEN . '@example.org.' ) );
	}

	public function test_messages_of_two_mailboxes_differ(): void {
		$this->assertNotSame( self::mailbox()->uid_key( '1:2' ), self::mailbox( 'other' )->uid_key( '1:2' ) );
	}

	private static function mailbox( string $user = 'box' ): Mailbox {
		return new Mailbox(
			array(
				'host'    => 'mail.example.org',
				'user'    => $user,
				'address' => 'box@example.org',
			)
		);
	}
}
