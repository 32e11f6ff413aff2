<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

use Jetpack_Dashboard\Kernel\Admin\Result_Notice;

defined( 'ABSPATH' ) || exit;

/** The address of the vulnerability list on the scan page, and threats that are from it. */
final class Feed_View {

	/** A list with one entry, as JSON. */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	public const EXAMPLE = <<<'JSON'
{
	"format": 1,
	"vulnerabilities": [
		{
			"type": "plugin",
			"slug": "example-forms",
			"affected": [ { "before": "1.4.3" }, { "from": "2.0", "to": "2.1.9" } ],
			"fixed_in": "2.2",
			"title": "Visitors can store scripts",
			"severity": "high",
			"link": "https://example.com/advisories/123"
		}
	]
}
JSON;

	/**
	 * @param string $error   About the address that was sent; '' for none.
	 * @param string $refused That address, if it wasn't saved.
	 */
	public static function print_settings( string $error, string $refused ): void {
		$state = Feed::state();
		?>
		<h2 id="jp-scan-feed"><?php esc_html_e( 'Vulnerability list', 'jetpack-dashboard' ); ?></h2>
		<p><?php esc_html_e( 'Lists installed versions of WordPress, plugins and themes that have known vulnerabilities. Enter the address of a list in the format below. Your site loads the whole list, so its server doesn’t learn what is installed.', 'jetpack-dashboard' ); ?></p>
		<?php
		if ( '' !== $error ) {
			Result_Notice::print( $error, 'error' );
		}
		Scan_Form::open( Scan_Actions::FEED );
		?>
			<p>
				<label for="jp-scan-feed-url"><?php esc_html_e( 'Address of the list', 'jetpack-dashboard' ); ?></label><br>
				<input type="url" class="large-text code" id="jp-scan-feed-url" name="feed" value="<?php echo esc_attr( '' === $refused ? $state['url'] : $refused ); ?>" maxlength="<?php echo esc_attr( (string) Feed_Download::MAX_URL ); ?>" placeholder="https://" aria-describedby="jp-scan-feed-status">
			</p>
			<p id="jp-scan-feed-status"><?php echo esc_html( self::status( $state ) ); ?></p>
			<p><button class="button"><?php esc_html_e( 'Save and load', 'jetpack-dashboard' ); ?></button></p>
		</form>
		<?php
		self::print_format();
	}

	private static function print_format(): void {
		$rules = array(
			__( '“type” is “plugin”, “theme” or “core”.', 'jetpack-dashboard' ),
			__( '“slug” is the folder in lower case, or “wordpress” for “core”.', 'jetpack-dashboard' ),
			__( '“affected” has 1 to 20 ranges of versions: “from” and “to” are included, “before” isn’t.', 'jetpack-dashboard' ),
			__( '“severity” is “low”, “medium”, “high” or “critical”.', 'jetpack-dashboard' ),
			__( '“fixed_in” and “link” are optional.', 'jetpack-dashboard' ),
		);
		?>
		<details>
			<summary><?php esc_html_e( 'Format of the list', 'jetpack-dashboard' ); ?></summary>
			<p><?php esc_html_e( 'A JSON file of up to 10,000 entries and 2 MB. For example:', 'jetpack-dashboard' ); ?></p>
			<pre tabindex="0" style="overflow-x:auto"><?php echo esc_html( str_replace( "\t", '  ', self::EXAMPLE ) ); ?></pre>
			<ul class="ul-disc">
				<?php foreach ( $rules as $rule ) : ?>
					<li><?php echo esc_html( $rule ); ?></li>
				<?php endforeach; ?>
			</ul>
		</details>
		<?php
	}

	/** @param array{code: string, detail: string} $row */
	public static function print_threat( array $row ): void {
		$found = Vulnerability::read_detail( $row['detail'] );
		echo '<p>' . esc_html( $found['title'] ) . '</p><p>';
		/* translators: 1: version number. 2: low, medium, high or critical. */
		echo esc_html( sprintf( __( 'Installed version: %1$s. Severity: %2$s.', 'jetpack-dashboard' ), $found['version'], self::severity( $found['severity'] ) ) ) . ' ' . esc_html( self::advice( $found['fixed_in'], $row['code'] ) );
		echo '</p>';
		$links = array();
		if ( '' !== $found['fixed_in'] ) {
			$links[] = sprintf( '<a href="%s">%s</a>', esc_url( network_admin_url( 'update-core.php' ) ), esc_html__( 'Updates', 'jetpack-dashboard' ) );
		}
		if ( '' !== $found['link'] ) {
			$links[] = sprintf( '<a href="%s" rel="noopener noreferrer nofollow" target="_blank">%s <span class="screen-reader-text">%s</span></a>', esc_url( $found['link'], array( 'https' ) ), esc_html__( 'Details', 'jetpack-dashboard' ), esc_html__( '(opens in a new tab)', 'jetpack-dashboard' ) );
		}
		if ( $links ) {
			echo '<p>' . implode( ' · ', $links ) . '</p>'; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
		}
	}

	/** @param string $fixed_in '' if no version is fixed. */
	public static function advice( string $fixed_in, string $code ): string {
		if ( '' !== $fixed_in ) {
			/* translators: %s: version number. */
			return sprintf( __( 'Update it to version %s or newer.', 'jetpack-dashboard' ), $fixed_in );
		}

		return 'vulnerable-core' === $code
			? __( 'There is no fixed version yet.', 'jetpack-dashboard' )
			: __( 'There is no fixed version yet. Deactivate and delete it until there is one.', 'jetpack-dashboard' );
	}

	private static function severity( string $severity ): string {
		$names = array(
			'low'      => _x( 'low', 'severity', 'jetpack-dashboard' ),
			'medium'   => _x( 'medium', 'severity', 'jetpack-dashboard' ),
			'high'     => _x( 'high', 'severity', 'jetpack-dashboard' ),
			'critical' => _x( 'critical', 'severity', 'jetpack-dashboard' ),
		);

		return $names[ $severity ] ?? '';
	}

	/** @param array{url: string, loaded_at: int, tried_at: int, problem: string, entries: int, left_out: int} $state */
	private static function status( array $state ): string {
		if ( '' === $state['url'] ) {
			return __( 'If this is empty, vulnerabilities aren’t checked.', 'jetpack-dashboard' );
		}
		$texts = array();
		if ( '' !== $state['problem'] ) {
			/* translators: 1: date and time. 2: error message. */
			$texts[] = sprintf( __( 'The list couldn’t be loaded on %1$s: %2$s.', 'jetpack-dashboard' ), self::date( $state['tried_at'] ), rtrim( $state['problem'], '.' ) );
		}
		if ( $state['loaded_at'] > 0 ) {
			$texts[] = '' === $state['problem']
				/* translators: 1: date and time. 2: number of vulnerabilities. */
				? sprintf( _n( 'Loaded on %1$s: %2$s vulnerability.', 'Loaded on %1$s: %2$s vulnerabilities.', $state['entries'], 'jetpack-dashboard' ), self::date( $state['loaded_at'] ), number_format_i18n( $state['entries'] ) )
				/* translators: 1: date and time. 2: number of vulnerabilities. */
				: sprintf( _n( 'The last list is used, from %1$s: %2$s vulnerability.', 'The last list is used, from %1$s: %2$s vulnerabilities.', $state['entries'], 'jetpack-dashboard' ), self::date( $state['loaded_at'] ), number_format_i18n( $state['entries'] ) );
		}
		if ( $state['left_out'] > 0 ) {
			/* translators: %s: number of entries. */
			$texts[] = sprintf( _n( '%s invalid entry was left out.', '%s invalid entries were left out.', $state['left_out'], 'jetpack-dashboard' ), number_format_i18n( $state['left_out'] ) );
		}

		return implode( ' ', $texts );
	}

	private static function date( int $time ): string {
		return (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $time );
	}
}
