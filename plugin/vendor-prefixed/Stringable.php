<?php

declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor;

defined( 'ABSPATH' ) || exit;

/**
 * Stands in for the interface of the same name, which PHP 7.4 does not have.
 */
interface Stringable
{
    /**
     * @return string
     */
    public function __toString();
}
