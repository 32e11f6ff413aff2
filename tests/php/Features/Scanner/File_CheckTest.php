<?php
/**
 * Tests which samples the scanner finds, and that it finds nothing in harmless files.
 *
 * @package Jetpack_Dashboard
 */

// phpcs:disable JetpackDashboard.Files.DirectAccess, WordPress.WP.AlternativeFunctions -- These rules are for the plugin’s own files.

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Features\Scanner;

use Jetpack_Dashboard\Features\Scanner\Content_Scan;
use Jetpack_Dashboard\Features\Scanner\File_Check;
use Jetpack_Dashboard\Features\Scanner\Threat_Texts;
use PHPUnit\Framework\TestCase;

final class File_CheckTest extends TestCase {

	private const PLUGIN = __DIR__ . '/../../../../plugin';

	/** @return array<int, array{string, string}> Name and text of each sample. */
	private static function samples( string $corpus ): array {
		preg_match_all( '/^=== ([^\n]+)\n(.*?)(?=^=== |\z)/ms', (string) file_get_contents( __DIR__ . "/corpus/$corpus.txt" ), $matches, PREG_SET_ORDER );

		return array_map( static fn( array $match ): array => array( $match[1], $match[2] ), $matches );
	}

	/**
	 * @param callable(string, string): array<string, string> $check
	 * @return string[] Names of the samples in which nothing is found.
	 */
	private static function missed( string $corpus, callable $check ): array {
		return array_values( array_map( static fn( array $sample ): string => $sample[0], array_filter( self::samples( $corpus ), static fn( array $sample ): bool => ! $check( ...$sample ) ) ) );
	}

	public function test_it_finds_the_planted_files(): void {
		$this->assertGreaterThanOrEqual( 50, count( self::samples( 'planted' ) ) );
		$this->assertSame( array(), self::missed( 'planted', array( File_Check::class, 'check_file' ) ) );
	}

	public function test_it_finds_the_variants(): void {
		$this->assertCount( 25, self::samples( 'variants' ) );
		$this->assertCount( 25, self::samples( 'more-variants' ) );
		$this->assertGreaterThanOrEqual( 79, count( self::samples( 'flow' ) ) );
		$this->assertCount( 50, self::samples( 'first-blind' ) );
		$this->assertCount( 50, self::samples( 'second-blind' ) );
		$this->assertGreaterThanOrEqual( 218, count( self::samples( 'own' ) ) );
		foreach ( array( 'variants', 'more-variants', 'flow', 'first-blind', 'second-blind', 'own' ) as $corpus ) {
			$this->assertSame( array(), self::missed( $corpus, array( File_Check::class, 'check_file' ) ) );
		}
	}

	/**
	 * Samples that the authors of the scanner have not seen: how many of each file are found at least, and at most of the harmless ones.
	 *
	 * A new set begins with a row here. Its files can be `held-out.txt`, `held-out-stored.txt` and `held-out-clean.txt` (docs/decisions/057).
	 */
	private const HELD_OUT = array();

	public function test_it_finds_most_samples_that_were_not_in_view(): void {
		$files = array_map( static fn( string $path ): string => basename( $path, '.txt' ), (array) glob( __DIR__ . '/corpus/held-out*.txt' ) );
		$this->assertSame( array_keys( self::HELD_OUT ), $files );
		foreach ( self::HELD_OUT as $corpus => $count ) {
			$is_clean = false !== strpos( $corpus, 'clean' );
			$check    = false === strpos( $corpus, 'stored' ) ? array( File_Check::class, 'check_file' ) : array( self::class, 'check_stored' );
			$found    = count( self::samples( $corpus ) ) - count( self::missed( $corpus, $check ) );
			$this->assertGreaterThan( 0, count( self::samples( $corpus ) ) );
			$this->assertTrue( $is_clean ? $found <= $count : $found >= $count, "$corpus: $found" );
		}
	}

	/**
	 * What a scan finds in a post or option: the database leaves out texts without one of the words.
	 *
	 * @return array<string, string>
	 */
	private static function check_stored( string $name, string $text ): array {
		$words = array_filter( Content_Scan::WORDS, static fn( string $word ): bool => false !== stripos( $text, $word ) );

		return $words ? File_Check::check_stored( $text ) : array();
	}

	/** @return array<string, array{string}> */
	public function code_that_takes_long(): array {
		return array(
			'brackets within each other'         => array( '<?php eval(' . str_repeat( '(', 10000 ) . '$_GET[1]' . str_repeat( ')', 10000 ) . ');' ),
			'closing brackets'                   => array( '<?php eval($_GET[1]' . str_repeat( ')', 100000 ) ),
			'calls that call each other'         => array( '<?php function a($x){return b($x.$_GET[1]);} function b($x){return a($x."1").b($x."2").a($x."3");} eval(a("x") . $_GET[2]);' ),
			'a list that becomes longer'         => array( '<?php ' . str_repeat( '$a[]=$_GET[1];', 8000 ) . 'eval($a[1]);' ),
			'a text that becomes longer'         => array( '<?php $x="' . str_repeat( 'a', 50000 ) . '";' . str_repeat( '$x.=$x;', 3000 ) . 'eval($_GET[1]);' ),
			'texts that multiply'                => array( '<?php $a="' . str_repeat( 'a', 50000 ) . '";' . str_repeat( 'str_ireplace("a",$a,$a);strtr($a,array("a"=>$a));', 5 ) . 'str_replace(range("a","z"),explode(" ","' . str_repeat( 'zzzz ', 26 ) . '"),"a");eval($_GET[1]);' ),
			'texts that are joined or filled in' => array( '<?php $a="' . str_repeat( 'a', 50000 ) . '";$b=explode(" ","' . str_repeat( 'x ', 400 ) . '");' . str_repeat( 'implode($a,$b);sprintf("' . str_repeat( '%1$s', 1000 ) . '",$a);', 20 ) . 'eval($_GET[1]);' ),
			'long lists'                         => array( '<?php $a="' . str_repeat( 'a ', 25000 ) . '";' . str_repeat( 'explode(" ",$a);', 3000 ) . 'eval($_GET[1]);' ),
			'patterns that try a lot'            => array( '<?php ' . str_repeat( 'preg_replace("/(a+)+(a+)+(a+)+$/","","' . str_repeat( 'a', 190 ) . '!");', 1000 ) . 'eval($_GET[1]);' ),
			'a password hash with a high cost'   => array( '<?php crypt("a","\$2y\$20\$abcdefghijklmnopqrstuv");eval($_GET[1]);' ),
			'parts that begin within a text'     => array( '<?php ' . str_repeat( 'f("' . str_repeat( '-', 190 ) . '!");', 500 ) . 'eval($_GET[1]);' ),
			'more than is analyzed at a time'    => array( '<?php ' . str_repeat( "\$a = f( 1 );\n", 8000 ) . 'eval($_GET[1]);' ),
		);
	}

	/** @dataProvider code_that_takes_long */
	public function test_code_can_t_make_it_take_long( string $code ): void {
		$start = self::cpu_s();
		$this->assertNotSame( array(), File_Check::check_file( 'a.php', $code ) );
		$this->assertLessThan( 1.5, self::cpu_s() - $start );
	}

	public function test_a_long_text_hides_no_code_behind_it(): void {
		$text = str_repeat( "{\n}\nit's - - - -\n", 9000 );
		$this->assertSame( array( 'request-code' ), array_keys( File_Check::check_file( 'a.php', "<?php \$t = <<<'T'\n{$text}T;\neval( \$_POST['x'] );" ) ) );
		$this->assertSame( array( 'request-code' ), array_keys( File_Check::check_file( 'a.php', '<?php ' . str_repeat( "function f() { g( 1 ); }\n", 4000 ) . "\$t = \"\n}\nit's\n\"; eval( \$_POST['x'] );" . str_repeat( "function f() { g( 1 ); }\n", 4000 ) ) ) );
	}

	/** Contributors write posts, too: one must not take so long that the server stops the scan. */
	public function test_it_is_fast_with_a_post_that_repeats_what_it_looks_for(): void {
		$start = self::cpu_s();
		File_Check::check_stored( str_repeat( 'cvv fetch(', 30000 ) );
		File_Check::check_stored( str_repeat( 'btoa(cvv ', 33000 ) );
		$this->assertLessThan( 1.5, self::cpu_s() - $start );
	}

	private static function cpu_s(): float {
		$usage = (array) getrusage();

		return $usage['ru_utime.tv_sec'] + $usage['ru_utime.tv_usec'] / 1e6;
	}

	public function test_it_finds_what_was_planted_in_posts_and_options(): void {
		$this->assertCount( 25, self::samples( 'stored' ) );
		$this->assertCount( 10, self::samples( 'first-blind-stored' ) );
		$this->assertSame( array(), self::missed( 'stored', array( self::class, 'check_stored' ) ) );
		$this->assertCount( 10, self::samples( 'second-blind-stored' ) );
		$this->assertSame( array(), self::missed( 'first-blind-stored', array( self::class, 'check_stored' ) ) );
		$this->assertSame( array(), self::missed( 'second-blind-stored', array( self::class, 'check_stored' ) ) );
	}

	public function test_it_finds_nothing_in_harmless_files_and_texts(): void {
		$found = array();
		foreach ( array_merge( self::samples( 'clean' ), self::samples( 'first-blind-clean' ), self::samples( 'own-clean' ) ) as list( $name, $text ) ) {
			$found += array_fill_keys( array_keys( File_Check::check_file( $name, $text ) ), $name );
		}
		foreach ( array_merge( self::samples( 'clean-stored' ), self::samples( 'own-clean-stored' ) ) as list( $name, $text ) ) {
			$found += array_fill_keys( array_keys( File_Check::check_stored( $text ) ), $name );
		}

		$this->assertSame( array(), $found );
	}

	/** Both do what attackers' code does, for everybody who can log in to them or change the database. */
	public function test_of_harmless_files_it_lists_a_console_for_the_database_and_a_program_that_runs_snippets(): void {
		$found = array();
		foreach ( self::samples( 'second-blind-clean' ) as list( $name, $text ) ) {
			$found += array_filter( array( $name => array_keys( File_Check::check_file( $name, $text ) ) ) );
		}

		$this->assertCount( 30, self::samples( 'second-blind-clean' ) );
		$this->assertSame(
			array(
				'class-db-console.php'     => array( 'request-query' ),
				'class-snippet-runner.php' => array( 'stored-code' ),
			),
			$found
		);
	}

	/** @return array<string, array{string, bool}> Text, whether it is listed. */
	public function stored_texts(): array {
		return array(
			'code without a tag that runs what is sent' => array( 'add_action( "init", function () { eval( $_POST["c"] ); } );', true ),
			'code without a tag that checks who asks'   => array( 'add_action( "init", function () { if ( current_user_can( "manage_options" ) ) { update_option( "blogname", $_POST["name"] ); } } );', false ),
			'a post about code'                         => array( '<pre class="wp-block-code"><code>$f = $_POST["f"]; $f( $_POST["c"] );</code></pre>', false ),
			'the address of a script instead of the site' => array( 'https://one.example/m.js?s=1&', true ),
			'the address of a script that is loaded'    => array( 'https://cdn.example/m.js?ver=6.8', false ),
			'links in a box without a size'             => array( '<div style="overflow:auto;height:0em;width:0%;"><a href="https://a.example">a</a>, <a href="https://b.example">b</a></div>', true ),
			'links in a box one line high'              => array( '<div style="height:1em;width:100%;"><a href="https://a.example">a</a>, <a href="https://b.example">b</a></div>', false ),
		);
	}

	/** @dataProvider stored_texts */
	public function test_it_tells_stored_texts_apart( string $text, bool $is_listed ): void {
		$this->assertSame( $is_listed, array() !== self::check_stored( '', $text ) );
	}

	public function test_it_allows_prepended_files_of_firewalls_outside_uploads_only(): void {
		$check = static fn( string $path ): array => array_keys( File_Check::check_file( '.user.ini', "auto_prepend_file = $path\n" ) );

		$this->assertSame( array(), $check( "'/home/shop/site-waf.php'" ) );
		$this->assertSame( array( 'prepended-file' ), $check( "'/home/shop/wp-content/uploads/site-waf.php'" ) );
		$this->assertSame( array( 'prepended-file' ), $check( '/home/shop/.cache/site-waf.php' ) );
		$this->assertSame( array( 'prepended-file' ), $check( '/home/shop/b.php ; wordfence-waf.php' ) );
	}

	public function test_it_finds_nothing_in_this_plugin(): void {
		$found = array();
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::PLUGIN, \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			if ( $file->isFile() && File_Check::is_read( $file->getFilename() ) ) {
				$found += array_fill_keys( array_keys( File_Check::check_file( $file->getFilename(), (string) file_get_contents( $file->getPathname() ) ) ), $file->getPathname() );
			}
		}

		$this->assertSame( array(), $found );
	}

	public function test_pictures_aren_t_code_by_chance(): void {
		$this->assertSame( array(), File_Check::check_file( 'photo.jpg', "\xFF\xD8\xFF<?=\x00\x12\xFE" . random_bytes( 64 ) ) );
		$this->assertSame( array( 'php-in-picture' ), array_keys( File_Check::check_file( 'photo.jpg', "\xFF<?=\x00\x12\xFE\xFF<?php echo 'after what looks like code';" ) ) );
		$this->assertSame( array( 'php-in-picture' ), array_keys( File_Check::check_file( 'photo.jpg', "\xFF\xD8\xFF<?php echo 'a long enough line of code';" ) ) );
	}

	/** Its brackets don't match, as in code that is written to take long. */
	public function test_programs_aren_t_code_by_chance(): void {
		$program = "\x7fELF\x02<?t" . str_repeat( 'word) ', 20000 ) . "<? \x00\x01";

		$this->assertSame( array(), File_Check::check_file( 'Mailer', $program ) );
		$this->assertSame( array( 'too-complex' ), array_keys( File_Check::check_file( 'Mailer', $program . '<?php eval( $_POST["p"] );' ) ) );
	}

	public function test_excerpts_are_short_plain_lines(): void {
		$found = File_Check::check_file( 'a.php', "<?php\neval(\n\tbase64_decode('\xFF\x00" . str_repeat( 'A', 5000 ) . "'));" );

		$this->assertSame( 1, preg_match( '/^eval[\x20-\x7e]{1,156}$/', $found['decoded-code'] ) );
		$this->assertStringStartsWith( 'system (', File_Check::check_file( 'a.php', "<?php\necho 1;\nsystem( \$_GET['c'] );" )['request-code'] );
	}

	public function test_what_is_found_in_php_has_a_title(): void {
		$codes = array();
		foreach ( array( 'planted', 'variants', 'more-variants', 'flow', 'first-blind', 'second-blind', 'own' ) as $corpus ) {
			foreach ( self::samples( $corpus ) as list( $name, $text ) ) {
				$codes += File_Check::is_php( $name ) ? File_Check::check_file( $name, $text ) : array();
			}
		}

		$this->assertGreaterThan( 25, count( $codes ) );
		$this->assertSame( array(), array_values( array_filter( array_keys( $codes ), static fn( string $code ): bool => Threat_Texts::title( 'no-such-code' ) === Threat_Texts::title( $code ) && 0 !== strpos( $code, 'script-' ) ) ) );
	}

	/** @return array<string, array{string, bool}> */
	public function empty_files(): array {
		return array(
			'WordPress’s own'                        => array( "<?php\n// Silence is golden.\n", true ),
			'an exit'                                => array( '<?php exit; ?>', true ),
			'a block comment'                        => array( "<?php\n/** @package X */\ndie();\n", true ),
			'data behind an exit'                    => array( '<?php exit; ?>["key","<?php echo 1;"]', true ),
			'a message'                              => array( "<?php die( 'No access.' ); // data", true ),
			'an exit that runs code'                 => array( '<?php exit( $_GET[1]( 1 ) );', false ),
			'an exit in a condition'                 => array( '<?php $a || exit; eval( $b );', false ),
			'comments that hide code'                => array( "<?php # /*\neval( \$b );\n# */", false ),
			'code'                                   => array( '<?php echo 1;', false ),
			'code after a tag'                       => array( "<?php // x ?>\n<?php echo 1;", false ),
			'code after HTML'                        => array( '<b><?php exit; ?>', false ),
			'a comment that ends at the closing tag' => array( '<?php // x ?><?= $_GET[1] ?>', false ),
		);
	}

	/** @dataProvider empty_files */
	public function test_it_knows_files_that_do_nothing( string $text, bool $expected ): void {
		$this->assertSame( $expected, File_Check::is_empty_php( $text ) );
	}
}
