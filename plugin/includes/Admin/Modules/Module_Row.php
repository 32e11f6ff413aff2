<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin\Modules;

use Jetpack_Dashboard\Modules\Module_Error;
use Jetpack_Dashboard\Modules\Module_Registry;
use Jetpack_Dashboard\Modules\Module_Texts;

defined( 'ABSPATH' ) || exit;

/** A row of the modules table. The constants are its states, and the table's views. */
final class Module_Row {

	public const ACTIVE      = 'active';
	public const INACTIVE    = 'inactive';
	public const UNAVAILABLE = 'unavailable';

	public string $slug;

	public string $name;

	public string $description;

	/** Extra keywords for the search. */
	public string $search_terms;

	public string $state;

	/** Why it can't be switched or used; '' if it can. */
	public string $reason;

	public bool $can_switch;

	private function __construct( Module_Registry $modules, string $slug ) {
		$texts       = Module_Texts::of( $slug );
		$override    = $modules->override( $slug );
		$unavailable = $modules->unavailable_reason( $slug );
		$module      = $modules->get( $slug );
		// Whether it runs on the site. While the connection is lost, the card may show it as off.
		$is_active = $modules->is_active( $slug );

		$this->slug         = $slug;
		$this->name         = $texts['name'];
		$this->description  = $texts['description'];
		$this->search_terms = $texts['search_terms'];

		if ( $is_active ) {
			$this->state      = self::ACTIVE;
			$this->can_switch = 'active' !== $override && null !== $module && $module->can_deactivate;
			$this->reason     = $this->can_switch
				? (string) $unavailable
				: Module_Error::overridden( 'deactivation_failed', 400, $slug )->get_error_message();

			return;
		}

		$is_forced_off    = 'inactive' === $override;
		$this->can_switch = ! $is_forced_off && false === $unavailable;
		$this->state      = $this->can_switch ? self::INACTIVE : self::UNAVAILABLE;
		$this->reason     = $is_forced_off
			? Module_Error::overridden( 'activation_failed', 424, $slug )->get_error_message()
			// Only a separate plugin is unavailable without a reason. Its description says where to find it.
			: (string) ( '' === $unavailable ? $texts['long_description'] : $unavailable );
	}

	/** @return self[] All modules, available ones first, then by name. */
	public static function all( Module_Registry $modules ): array {
		$rows = array_map(
			static fn( $slug ): self => new self( $modules, (string) $slug ),
			array_keys( $modules->all() )
		);

		usort(
			$rows,
			static fn( self $one, self $other ): int => ( self::UNAVAILABLE === $one->state ) <=> ( self::UNAVAILABLE === $other->state )
				?: strcasecmp( remove_accents( $one->name ), remove_accents( $other->name ) )
		);

		return $rows;
	}

	public function matches( string $term ): bool {
		$text = implode( ' ', array( $this->slug, $this->name, $this->description, $this->search_terms ) );

		return '' === $term || false !== mb_stripos( remove_accents( $text ), remove_accents( $term ) );
	}
}
