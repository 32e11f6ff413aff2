<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Widgets;

defined( 'ABSPATH' ) || exit;

/** What a widget and the block of the same kind show. */
interface Kind {

	/** Letters and hyphens. */
	public function name(): string;

	/** @return array{title: string, description: string, icon: string, keywords: string[]} The icon is a Dashicon without its prefix. */
	public function texts(): array;

	/** @return Field[] */
	public function fields(): array;

	/** @return array<string, string|int|bool> Values for a preview. */
	public function example(): array;

	/** Whether it shows text that authors type, which posts keep while the blocks are off. */
	public function has_text(): bool;

	/**
	 * @param array<string, string|int|bool> $values Valid values of all fields.
	 * @return string HTML; '' if there is nothing to show.
	 */
	public function html( array $values ): string;
}
