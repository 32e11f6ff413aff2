<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Kernel\Admin\Initial_State_Part;
use Jetpack_Dashboard\Recommendations\Answer_Store;
use Jetpack_Dashboard\Recommendations\Conditional_Recommendations;
use Jetpack_Dashboard\Recommendations\Steps;

defined( 'ABSPATH' ) || exit;

/** Initial state of the recommendations assistant; for users who aren't managers, as if it was never opened. */
final class Recommendations_State implements Initial_State_Part {

	private Answer_Store $answer_store;
	private Conditional_Recommendations $recommendations;

	public function __construct( Answer_Store $answer_store, Conditional_Recommendations $recommendations ) {
		$this->answer_store    = $answer_store;
		$this->recommendations = $recommendations;
	}

	/** @return array{recommendationsStep: string, newRecommendations: string[]} */
	public function to_array(): array {
		$is_manager = current_user_can( 'jetpack_manage_modules' );

		return array(
			'recommendationsStep' => $is_manager ? $this->answer_store->step() : Steps::FIRST,
			'newRecommendations'  => $is_manager ? $this->recommendations->unread() : array(),
		);
	}
}
