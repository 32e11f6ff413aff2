<?php
/**
 * What the firewall takes for an attack, and what it doesn't.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Firewall;

use Jetpack_Dashboard\Firewall\Incoming_Request;
use Jetpack_Dashboard\Firewall\Rules;
use PHPUnit\Framework\TestCase;

final class RulesTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
	}

	public function attacks(): array {
		return array(
			array( '/wp-content/themes/x/../../../wp-config.php', 'traversal' ),
			array( '/%2e%2e/%2e%2e/etc/passwd', 'traversal' ),
			array( '/%252e%252e%252fwp-config.php', 'traversal' ),
			array( '/.env', 'hidden-file' ),
			array( '/.git/config', 'hidden-file' ),
			array( '/sub/.env.production', 'hidden-file' ),
			array( '/wp-config.php~', 'config-copy' ),
			array( '/wp-config.php.bak', 'config-copy' ),
			array( '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php', 'known-hole' ),
			array( '/a%00.php', 'null-byte' ),
			array( '/?GLOBALS[x]=1', 'superglobal' ),
			array( '/?_SERVER[REMOTE_ADDR]=1', 'superglobal' ),
			array( '/?file=../../wp-load.php', 'traversal' ),
			array( '/?file=..%5c..%5cwindows', 'traversal' ),
			array( '/?a[b][]=%2e%2e%2f%2e%2e%2f', 'traversal' ),
			array( '/?page=php://filter/convert.base64-encode/resource=index', 'wrapper' ),
			array( '/?page=phar:///tmp/a.jpg', 'wrapper' ),
			array( '/?f=/etc/passwd', 'system-file' ),
			array( '/?img=wp-config.php', 'system-file' ),
			array( '/?id=1 UNION SELECT user_pass FROM wp_users', 'sql-union' ),
			array( '/?id=1+union+all+select+null,null', 'sql-union' ),
			array( '/?id=1/**/union/**/select/**/1,2', 'sql-union' ),
			array( "/?id=1'+OR+'1'='1", 'sql-always' ),
			array( '/?id=1+or+1=1', 'sql-always' ),
			array( '/?id=1) and (2=2', 'sql-always' ),
			array( '/?id=1 and sleep(5)', 'sql-function' ),
			array( "/?id=1;waitfor delay '0:0:5'", 'sql-function' ),
			array( '/?id=extractvalue(1,concat(0x7e,version()))', 'sql-function' ),
			array( '/?t=information_schema.tables', 'sql-schema' ),
			array( '/?t=1;drop table wp_users', 'sql-schema' ),
			array( '/?q=%3Cscript%3Ealert(1)%3C/script%3E', 'script' ),
			array( '/?q=%253Cscript%253Ealert(1)', 'script' ),
			array( '/?q=%26lt%3Bscript%26gt%3Balert(1)', 'script' ),
			array( '/?q=<img src=x onerror=alert(1)>', 'script' ),
			array( '/?u=javascript:alert(document.cookie)', 'script' ),
			array( '/?c=<?php phpinfo();', 'php-code' ),
			array( '/?c=eval($_POST[x])', 'php-code' ),
			array( '/?c=system(\'id\')', 'php-code' ),
			array( '/?o=O:8:"stdClass":1:{s:1:"a";i:1;}', 'php-object' ),
			array( '/?x=${jndi:ldap://x.test/a}', 'lookup' ),
			array( '/?x=${${lower:j}ndi:ldap://x.test}', 'lookup' ),
		);
	}

	/** @dataProvider attacks */
	public function test_attack( string $address, string $rule ): void {
		$this->assertSame( $rule, Rules::broken_by( $this->request( $address ) ) );
	}

	public function honest_requests(): array {
		return array_map(
			static function ( string $address ): array {
				return array( $address );
			},
			array(
				'/',
				'/2026/03/a-week-of-walking/',
				'/.well-known/security.txt',
				'/environment/git-and-env/',
				'/wp-login.php?redirect_to=https%3A%2F%2Fexample.org%2Fwp-admin%2F&reauth=1',
				'/?s=union+select+1+from+users',
				'/?s=%3Cscript%3Ealert(1)%3C/script%3E',
				'/wp-json/wp/v2/posts?search=../wp-config.php&per_page=5&_fields=id,title',
				'/?utm_source=news&utm_campaign=buy%20one%20or%20two&utm_term=100%25',
				'/?q=the+union+will+select+a+new+leader',
				'/?q=O%27Reilly+and+sons',
				'/?q=one+or+two=three',
				'/?price=10..20&size=1-2',
				'/?filter={"a":[1,2],"b":"c"}',
				'/?email=a%2Bb@example.org&name=Zo%C3%AB',
				'/?sleep=8&note=sleep+(deep)',
				'/?tag=javascript:+the+good+parts',
				'/?url=https://example.org/file.php?x=1',
				'/?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc',
				'/wp-admin/load-scripts.php?c=0&load%5Bchunk_0%5D=jquery-core,jquery-migrate&ver=6.6',
				'/wp-cron.php?doing_wp_cron=1700000000.1234567890123456789012',
				'/?rest_route=/jetpack/v4/connection',
				'/?text=5<6+and+7>2',
				'/?customize_changeset_uuid=0f0f0f0f-0000-4000-8000-000000000000',
				'/?date=2026-03-05T10:00:00Z&tz=Europe/Lisbon',
				'/?vars=${name}',
			)
		);
	}

	/** @dataProvider honest_requests */
	public function test_honest_request( string $address ): void {
		$this->assertSame( '', Rules::broken_by( $this->request( $address ) ) );
	}

	public function test_headers_and_programs(): void {
		$this->assertSame( 'lookup', Rules::broken_by( $this->request( '/', array( 'HTTP_REFERER' => '${jndi:ldap://x.test}' ) ) ) );
		$this->assertSame( 'attack-tool', Rules::broken_by( $this->request( '/', array( 'HTTP_USER_AGENT' => 'sqlmap/1.8#stable' ) ) ) );
		$this->assertSame( '', Rules::broken_by( $this->request( '/', array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11; Linux)' ) ) ) );
	}

	public function test_uploaded_files(): void {
		$upload = static function ( $name ): Incoming_Request {
			return new Incoming_Request( array( 'REQUEST_URI' => '/' ), array(), array( 'file' => array( 'name' => $name, 'type' => 'x', 'tmp_name' => '/tmp/a.php' ) ) );
		};
		$this->assertSame( 'php-upload', Rules::broken_by( $upload( 'shell.php' ) ) );
		$this->assertSame( 'php-upload', Rules::broken_by( $upload( array( 'a.jpg', 'shell.phtml.jpg' ) ) ) );
		$this->assertSame( '', Rules::broken_by( $upload( array( 'a.jpg', 'php.pdf' ) ) ) );
	}

	public function test_a_site_may_take_rules_out(): void {
		$GLOBALS['test_filters']['jetpack_dashboard_firewall_rules'][] = array(
			static function ( array $rules ): array {
				unset( $rules['value']['script'] );
				return $rules;
			},
			1,
		);
		$this->assertSame( '', Rules::broken_by( $this->request( '/?q=<script>' ) ) );
	}

	private function request( string $address, array $server = array() ): Incoming_Request {
		parse_str( (string) parse_url( 'http://x.test' . $address, PHP_URL_QUERY ), $query );
		return new Incoming_Request( array( 'REQUEST_URI' => $address ) + $server, $query, array() );
	}
}
