<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Recommendations;

defined( 'ABSPATH' ) || exit;

/** Decides which conditional recommendations are of use to a site, from facts about it. */
final class Conditions {

	public const PUBLICIZE     = 'publicize';
	public const SECURITY_PLAN = 'security-plan';
	public const ANTI_SPAM     = 'anti-spam';
	public const VIDEOPRESS    = 'videopress';

	public const SLUGS = array( self::PUBLICIZE, self::SECURITY_PLAN, self::ANTI_SPAM, self::VIDEOPRESS );

	private bool $is_registered;
	private bool $is_free_plan;
	private bool $has_scan;
	private bool $has_backup;
	private bool $has_antispam;
	private bool $has_videopress;

	/**
	 * Modules that are off and may be recommended.
	 *
	 * @var string[]
	 */
	private array $modules;

	/** @param array{is_registered: bool, is_free_plan: bool, has_scan: bool, has_backup: bool, has_antispam: bool, has_videopress: bool, modules: string[]} $site */
	public function __construct( array $site ) {
		$this->is_registered  = $site['is_registered'];
		$this->is_free_plan   = $site['is_free_plan'];
		$this->has_scan       = $site['has_scan'];
		$this->has_backup     = $site['has_backup'];
		$this->has_antispam   = $site['has_antispam'];
		$this->has_videopress = $site['has_videopress'];
		$this->modules        = $site['modules'];
	}

	/** Products are recommended only on connected sites, since others can't buy them. */
	public function apply_to( string $slug ): bool {
		switch ( $slug ) {
			case self::PUBLICIZE:
				return in_array( 'publicize', $this->modules, true );
			case self::SECURITY_PLAN:
				return $this->is_registered && ! ( $this->has_scan && $this->has_backup && $this->has_antispam );
			case self::ANTI_SPAM:
				return $this->is_registered && ! $this->has_antispam;
			case self::VIDEOPRESS:
				return $this->is_registered && $this->is_free_plan && ! $this->has_videopress && in_array( 'videopress', $this->modules, true );
			default:
				return false;
		}
	}
}
