<?php

declare(strict_types=1);

/*
 * This file is part of the league/commonmark package.
 *
 * (c) Colin O'Dell <colinodell@gmail.com>
 *
 * For the full copyright and license information, please view the LICENSE
 * file that was distributed with this source code.
 */

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block;

defined( 'ABSPATH' ) || exit;

interface TightBlockInterface
{
    public function isTight(): bool;

    public function setTight(bool $tight): void;
}
