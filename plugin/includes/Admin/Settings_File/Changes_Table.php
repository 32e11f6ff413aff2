<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Settings_File;

use Jetpack_Dashboard\Activity\Setting_Texts;

defined( 'ABSPATH' ) || exit;

/** Settings and modules with two values each. */
class Changes_Table {

	/** In code points; longer values are folded. */
	private const LINE = 150;

	private Setting_Texts $texts;

	public function __construct( Setting_Texts $texts ) {
		$this->texts = $texts;
	}

	/**
	 * @param array<string, mixed>  $one     By module or setting.
	 * @param array<string, mixed>  $other   Of the same.
	 * @param string                $first   Heading of the column.
	 * @param string                $second  Heading of the column.
	 * @param array<string, string> $remarks Shown below the name.
	 */
	public function render( array $one, array $other, string $first, string $second, array $remarks = array() ): void {
		?>
		<table class="widefat striped jp-list jp-settings-file__changes">
			<thead>
				<tr>
					<th scope="col"><?php esc_html_e( 'Setting', 'jetpack-dashboard' ); ?></th>
					<th scope="col"><?php echo esc_html( $first ); ?></th>
					<th scope="col"><?php echo esc_html( $second ); ?></th>
				</tr>
			</thead>
			<tbody>
			<?php
			foreach ( $other as $name => $value ) {
				echo '<tr><th scope="row">' . esc_html( $this->texts->label( $name ) );
				if ( isset( $remarks[ $name ] ) ) {
					echo '<p>' . esc_html( $remarks[ $name ] ) . '</p>';
				}
				echo '</th>';
				self::print_cell( $first, $this->texts->value( $name, $one[ $name ] ) );
				self::print_cell( $second, $this->texts->value( $name, $value ) );
				echo '</tr>';
			}
			?>
			</tbody>
		</table>
		<?php
	}

	private static function print_cell( string $heading, string $text ): void {
		$is_long = mb_strlen( $text, 'UTF-8' ) > self::LINE;
		printf(
			'<td data-label="%s">%s</td>',
			esc_attr( $heading ),
			$is_long ? '<details><summary>' . esc_html( mb_substr( $text, 0, self::LINE, 'UTF-8' ) ) . '…</summary>' . esc_html( $text ) . '</details>' : esc_html( $text )
		);
	}
}
