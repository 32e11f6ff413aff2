<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Admin\Activity\Activity_Page;
use Jetpack_Dashboard\Admin\Debugger\Debugger_Page;
use Jetpack_Dashboard\Admin\Modules\Modules_Page;
use Jetpack_Dashboard\Admin\Settings_File\Settings_File_Page;
use Jetpack_Dashboard\Kernel\Admin\Subpage;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Modules\Feature_Files;

defined( 'ABSPATH' ) || exit;

/** The plugin's own subpages, then those of features. */
class Subpage_List {

	private Feature_Files $features;
	private Container $services;

	/** @var Subpage[]|null */
	private ?array $pages = null;

	public function __construct( Feature_Files $features, Container $services ) {
		$this->features = $features;
		$this->services = $services;
	}

	/** @return Subpage[] */
	public function all(): array {
		if ( null === $this->pages ) {
			$services    = $this->services;
			$this->pages = array(
				new Subpage( About_Page::SLUG, static fn(): string => __( 'About Jetpack', 'jetpack-dashboard' ), 'jetpack_admin_page', $services->lazy( About_Page::class ) ),
				new Subpage( Modules_Page::SLUG, static fn(): string => __( 'Modules', 'jetpack-dashboard' ), 'jetpack_manage_modules', $services->lazy( Modules_Page::class ) ),
				new Subpage( Activity_Page::SLUG, static fn(): string => __( 'Activity', 'jetpack-dashboard' ), 'jetpack_manage_modules', $services->lazy( Activity_Page::class ), true ),
				new Subpage( Settings_File_Page::SLUG, array( Settings_File_Page::class, 'title' ), Settings_File_Page::CAPABILITY, $services->lazy( Settings_File_Page::class ) ),
				new Subpage( Debugger_Page::SLUG, static fn(): string => __( 'Debug', 'jetpack-dashboard' ), 'manage_options', $services->lazy( Debugger_Page::class ) ),
			);

			foreach ( $this->features->all() as $feature ) {
				$this->pages = array_merge( $this->pages, $feature->pages( $services ) );
			}
		}

		return $this->pages;
	}

	/** @return string[] */
	public function slugs(): array {
		return array_map( static fn( Subpage $page ): string => $page->slug, $this->all() );
	}
}
