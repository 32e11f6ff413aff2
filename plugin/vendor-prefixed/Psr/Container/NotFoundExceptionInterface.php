<?php

namespace Jetpack_Dashboard\Vendor\Psr\Container;

defined( 'ABSPATH' ) || exit;

/**
 * No entry was found in the container.
 */
interface NotFoundExceptionInterface extends ContainerExceptionInterface
{
}
