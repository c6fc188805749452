// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/adaptive/ProductSettings.h"
#include "core/adaptive/backend/BackendKind.h"
#include "core/adaptive/matrix/MatrixChoice.h"
#include "core/adaptive/matrix/Storage.h"

#include <optional>
#include <string>
#include <vector>

namespace warpgrain::adaptive {

/// A whole run: a matrix, and how often it is multiplied. The same on all ranks.
struct RunOrder {
  std::string name; ///< of the matrix, for the recording
  MatrixChoice matrix;
  std::int64_t iterations = 1000;
  ProductSettings settings;       ///< its slowdown is not used
  std::optional<Storage> storage; ///< none: by memory
  bool isFloat = false;
  std::vector<double> slowdown = {};                 ///< of each rank, from 1 on; empty: none
  std::vector<BackendKind> backends = {};            ///< of each rank; empty: processors
  std::optional<Transport> transport = std::nullopt; ///< none: the fastest that all ranks have
};

} // namespace warpgrain::adaptive
