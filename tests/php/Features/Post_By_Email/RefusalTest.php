<?php
/**
 * Tests which results of SPF, DKIM and DMARC refuse an email.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Post_By_Email;

use Jetpack_Dashboard\Features\Post_By_Email\Refusal;
use PHPUnit\Framework\TestCase;

final class RefusalTest extends TestCase {

	/**
	 * @dataProvider results
	 *
	 * @param string   $reason    Expected.
	 * @param string   $server_id Trusted server.
	 * @param string[] $headers   Topmost first.
	 */
	public function test_authentication( string $reason, string $server_id, array $headers ): void {
		$this->assertSame( $reason, Refusal::authentication( $headers, $server_id ) );
	}

	/**
	 * @return array<string, array{string, string, string[]}>
	 */
	public function results(): array {
		return array(
			'none'                              => array( '', '', array() ),
			'nothing was checked'               => array( '', '', array( 'mx.example; none' ) ),
			'all pass'                          => array( '', '', array( 'mx.example; spf=pass smtp.mailfrom=a@b; dkim=pass header.d=b; dmarc=pass' ) ),
			'SPF fails'                         => array( 'spf', '', array( 'mx.example; spf=fail; dkim=pass' ) ),
			'SPF softly fails'                  => array( 'spf', '', array( 'mx.example; spf=softfail' ) ),
			'SPF is neutral'                    => array( '', '', array( 'mx.example; spf=neutral' ) ),
			'DKIM fails'                        => array( 'dkim', '', array( 'mx.example 1; SPF=Pass; DKIM=Fail' ) ),
			'one of two signatures passes'      => array( '', '', array( 'mx.example; dkim=fail header.d=list; dkim=pass header.d=b' ) ),
			'DMARC passes, as with a forwarder' => array( '', '', array( 'mx.example; spf=fail; dkim=pass; dmarc=pass' ) ),
			'DMARC fails, others pass'          => array( 'dmarc', '', array( 'mx.example; spf=pass; dkim=pass; dmarc=fail (p=none)' ) ),
			'a pass within a comment'           => array( 'dmarc', '', array( 'mx.example; dmarc=fail (x; dmarc=pass)' ) ),
			'only the topmost counts'           => array( 'spf', '', array( 'mx.example; spf=fail', 'mx.example; dmarc=pass' ) ),
			'headers of other servers'          => array( 'spf', 'MX.example', array( 'evil.example; dmarc=pass', 'mx.example; spf=fail' ) ),
			'none of the trusted server'        => array( '', 'mx.example', array( 'evil.example; spf=fail' ) ),
		);
	}
}
