// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpgrain::model {

class Dialect; // Dialect.h

/// Returns the dialect of CUDA C++, in which a unit is written unless its frontend says otherwise. Defined in
/// core/model/dialect; lives as long as the program.
const Dialect &cudaDialect();

} // namespace warpgrain::model
