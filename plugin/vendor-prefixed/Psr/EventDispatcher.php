<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\Psr\EventDispatcher;

defined( 'ABSPATH' ) || exit;

interface EventDispatcherInterface
{
	public function dispatch(object $event);
}

namespace Jetpack_Dashboard\Vendor\Psr\EventDispatcher;

interface ListenerProviderInterface
{
	public function getListenersForEvent(object $event) : iterable;
}

namespace Jetpack_Dashboard\Vendor\Psr\EventDispatcher;

interface StoppableEventInterface
{
	public function isPropagationStopped() : bool;
}
