<?php

namespace Jetpack_Dashboard\Vendor\Psr\Container;

defined( 'ABSPATH' ) || exit;

use Throwable;

/**
 * Base interface representing a generic exception in a container.
 */
interface ContainerExceptionInterface extends Throwable
{
}
