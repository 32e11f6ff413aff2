<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Change_Log;

use Jetpack_Dashboard\Modules\Module_Texts;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Sharing_Services;
use Jetpack_Dashboard\Settings\Title_Formats;

defined( 'ABSPATH' ) || exit;

/** Describes changes as plain text; callers escape it. */
final class Change_Texts {

	private Settings_Registry $settings;

	public function __construct( Settings_Registry $settings ) {
		$this->settings = $settings;
	}

	public function subject( Change $change ): string {
		if ( Change::RESET === $change->kind ) {
			return 'modules' === $change->name
				? __( 'All modules were reset.', 'jetpack-dashboard' )
				: __( 'All settings and modules were reset.', 'jetpack-dashboard' );
		}

		return Change::SWITCHED === $change->kind ? Module_Texts::of( $change->name )['name'] : $this->label( $change->name );
	}

	/** @param string $name A setting's key, or a module's slug. */
	public function label( string $name ): string {
		$setting = $this->settings->get( $name );
		if ( ! $setting ) {
			return Module_Texts::of( $name )['name'];
		}
		$description = rtrim( $setting->description(), '.' );
		$description = '' === $description ? $name : $description;

		return Setting::GENERAL !== $setting->group
			/* translators: 1: name of a module, 2: what one of its settings does. */
			? sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), Module_Texts::of( $setting->group )['name'], $description )
			: $description;
	}

	/** @return string '' if there is nothing to show. */
	public function values( Change $change ): string {
		if ( Change::RESET === $change->kind ) {
			return '';
		}
		if ( null === $change->old && null === $change->new ) {
			return __( 'Changed. Its value is secret.', 'jetpack-dashboard' );
		}

		/* translators: 1: value before a change, 2: value after it. */
		return sprintf( __( '%1$s → %2$s', 'jetpack-dashboard' ), $this->value( $change, $change->old ), $this->value( $change, $change->new ) );
	}

	public function author( Change $change ): string {
		if ( 0 === $change->user_id ) {
			return __( 'The site itself', 'jetpack-dashboard' );
		}
		if ( Change::ERASED_USER === $change->user_id ) {
			return __( 'Erased user', 'jetpack-dashboard' );
		}

		$user = get_userdata( $change->user_id );

		return $user ? $user->display_name : __( 'A deleted user', 'jetpack-dashboard' );
	}

	/** @param mixed $value */
	private function value( Change $change, $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? __( 'On', 'jetpack-dashboard' ) : __( 'Off', 'jetpack-dashboard' );
		}

		$setting = $this->settings->get( $change->name );
		$labels  = $setting && $setting->enum ? $setting->enum_labels() : array();
		$text    = trim( is_array( $value ) ? $this->listed( $change->name, $value ) : str_replace( "\n", ', ', (string) $value ) );

		return '' === $text ? __( 'nothing', 'jetpack-dashboard' ) : ( $labels[ $text ] ?? $text );
	}

	/**
	 * A list, or the non-empty parts of a map.
	 *
	 * @param array<mixed> $values
	 */
	private function listed( string $key, array $values ): string {
		if ( isset( $values[0]['type'], $values[0]['value'] ) ) {
			return implode( '', array_map( static fn( $piece ): string => 'token' === $piece['type'] ? "[{$piece['value']}]" : $piece['value'], $values ) );
		}

		$services = 'sharing_services' === $key ? Sharing_Services::all() : array();
		$parts    = array();
		foreach ( $values as $name => $value ) {
			$text = is_array( $value ) ? $this->listed( $key, $value ) : ( $services[ $value ] ?? (string) $value );
			if ( '' !== $text ) {
				/* translators: 1: part of a setting, such as Posts. 2: its value. */
				$parts[] = is_string( $name ) ? sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), self::part( $name ), $text ) : $text;
			}
		}

		// Values of a map may contain commas.
		return implode( wp_is_numeric_array( $values ) ? wp_get_list_item_separator() : '; ', $parts );
	}

	/** The label of a map's key. */
	private static function part( string $name ): string {
		$labels = array(
			'visible' => __( 'Always shown', 'jetpack-dashboard' ),
			'hidden'  => __( 'Under the “More” button', 'jetpack-dashboard' ),
		);

		return $labels[ $name ] ?? Title_Formats::label( $name );
	}
}
