<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Activity;

use Jetpack_Dashboard\Modules\Module_Texts;
use Jetpack_Dashboard\Settings\Setting;
use Jetpack_Dashboard\Settings\Settings_Registry;
use Jetpack_Dashboard\Settings\Sharing_Services;
use Jetpack_Dashboard\Settings\Title_Formats;

defined( 'ABSPATH' ) || exit;

/** Describes changes of settings and modules as plain text; callers escape it. */
final class Setting_Texts {

	private Settings_Registry $settings;

	public function __construct( Settings_Registry $settings ) {
		$this->settings = $settings;
	}

	public function subject( Entry $change ): string {
		if ( Entry::RESET === $change->action ) {
			return 'modules' === $change->name
				? __( 'All modules were reset.', 'jetpack-dashboard' )
				: __( 'All settings and modules were reset.', 'jetpack-dashboard' );
		}

		if ( Entry::OPTION === $change->action ) {
			/* translators: %s: name of one of WordPress's options, such as blogname. */
			return sprintf( __( 'WordPress: %s', 'jetpack-dashboard' ), Setting_Recorder::label( $change->name ) );
		}

		return Entry::SWITCHED === $change->action ? Module_Texts::of( $change->name )['name'] : $this->label( $change->name );
	}

	/** The change in one line, for places that don't show the values. */
	public function headline( Entry $change ): string {
		$subject = $this->subject( $change );
		if ( Entry::RESET === $change->action ) {
			return $subject;
		}
		if ( is_bool( $change->new ) ) {
			/* translators: 1: name of a feature or setting, 2: its new value, such as On. */
			return sprintf( __( '%1$s: %2$s', 'jetpack-dashboard' ), $subject, $this->value( $change->name, $change->new ) );
		}

		/* translators: %s: name of a setting. */
		return sprintf( __( 'Changed: %s', 'jetpack-dashboard' ), $subject );
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
	public function values( Entry $change ): string {
		if ( Entry::RESET === $change->action ) {
			return '';
		}
		if ( Entry::OPTION === $change->action && null === $change->old && null === $change->new ) {
			return __( 'Changed. Its value isn’t stored here.', 'jetpack-dashboard' );
		}
		if ( null === $change->old && null === $change->new ) {
			return __( 'Changed. Its value is secret.', 'jetpack-dashboard' );
		}

		/* translators: 1: value before a change, 2: value after it. */
		return sprintf( __( '%1$s → %2$s', 'jetpack-dashboard' ), $this->value( $change->name, $change->old ), $this->value( $change->name, $change->new ) );
	}

	/**
	 * @param string $name A setting's key, or a module's slug.
	 * @param mixed  $value
	 */
	public function value( string $name, $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? __( 'On', 'jetpack-dashboard' ) : __( 'Off', 'jetpack-dashboard' );
		}

		$setting = $this->settings->get( $name );
		$labels  = $setting && $setting->enum ? $setting->enum_labels() : array();
		$text    = trim( is_array( $value ) ? $this->listed( $name, $value ) : str_replace( "\n", ', ', (string) $value ) );

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
