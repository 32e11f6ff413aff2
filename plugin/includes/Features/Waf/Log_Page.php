<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

use Jetpack_Dashboard\Kernel\Admin\Subpage_Body;
use Jetpack_Dashboard\Modules\Module_Registry;

defined( 'ABSPATH' ) || exit;

/** The latest refused requests, so that false positives can be found and allowed. */
final class Log_Page implements Subpage_Body {

	public const SLUG = 'jetpack-firewall';

	private const SHOWN = 100;

	private Log $log;
	private Module_Registry $modules;

	public function __construct( Log $log, Module_Registry $modules ) {
		$this->log     = $log;
		$this->modules = $modules;
	}

	public function prepare(): void {
	}

	public function render(): void {
		$rows = $this->log->latest( self::SHOWN );
		?>
		<div class="wrap">
			<h1><?php esc_html_e( 'Firewall log', 'jetpack-dashboard' ); ?></h1>
			<hr class="wp-header-end">
			<?php if ( ! $this->modules->is_active( 'waf' ) ) : ?>
				<p><strong><?php esc_html_e( 'The firewall is off.', 'jetpack-dashboard' ); ?></strong></p>
			<?php endif; ?>
			<p><?php esc_html_e( 'The latest requests that the firewall blocked, for up to 30 days. Repeated requests from one address within a minute are one row. The log stays on this site and holds only the path of a request, never its content.', 'jetpack-dashboard' ); ?></p>
			<?php self::print_unusable_rules(); ?>
			<?php if ( $rows ) : ?>
				<table class="widefat striped">
					<caption class="screen-reader-text"><?php esc_html_e( 'Blocked requests, newest first', 'jetpack-dashboard' ); ?></caption>
					<thead>
						<tr>
							<th scope="col"><?php esc_html_e( 'Time', 'jetpack-dashboard' ); ?></th>
							<th scope="col"><?php esc_html_e( 'IP address', 'jetpack-dashboard' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Rule', 'jetpack-dashboard' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Request', 'jetpack-dashboard' ); ?></th>
							<th scope="col"><?php esc_html_e( 'Count', 'jetpack-dashboard' ); ?></th>
						</tr>
					</thead>
					<tbody>
						<?php array_map( array( self::class, 'print_row' ), $rows ); ?>
					</tbody>
				</table>
			<?php else : ?>
				<p><?php esc_html_e( 'No blocked requests.', 'jetpack-dashboard' ); ?></p>
			<?php endif; ?>
			<p><a class="button" href="<?php echo esc_url( admin_url( 'admin.php?page=jetpack#/security' ) ); ?>"><?php esc_html_e( 'Firewall settings', 'jetpack-dashboard' ); ?></a></p>
		</div>
		<?php
	}

	/** @param array<string, string> $row */
	private static function print_row( array $row ): void {
		$rule = Firewall::BLOCKED_ADDRESS === $row['rule'] ? __( 'Blocked IP list', 'jetpack-dashboard' ) : $row['rule'];
		if ( '1' === $row['was_let_in'] ) {
			/* translators: %s: name of a rule. */
			$rule = sprintf( __( '%s (logged only)', 'jetpack-dashboard' ), $rule );
		}

		printf(
			'<tr><td>%s</td><td>%s</td><td>%s</td><td><code style="overflow-wrap:anywhere">%s</code></td><td>%s</td></tr>',
			esc_html( (string) wp_date( 'Y-m-d H:i:s', (int) $row['refused_at'] ) ),
			esc_html( $row['address'] ?: '–' ),
			esc_html( $rule ),
			esc_html( $row['method'] . ' ' . $row['path'] ),
			esc_html( number_format_i18n( (int) $row['hits'] ) )
		);
	}

	/** Names the rules that the site's own code added and that don't work. */
	private static function print_unusable_rules(): void {
		$names = Rules::unusable();
		if ( $names ) {
			printf(
				'<p><strong>%s</strong></p>',
				/* translators: %s: names of rules, comma-separated. */
				esc_html( sprintf( __( 'These rules, added by the site’s own code, are not valid regular expressions and are ignored: %s', 'jetpack-dashboard' ), implode( ', ', $names ) ) )
			);
		}
	}
}
