// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/json/Object.h"
#include "core/measure/Bundle.h"

#include <vector>

namespace warpgrain::measure {

/// The buffers of a bundle's document; the files that they name are seen to be there and of the right size.
struct BuffersForm {
  const Bundle &bundle; ///< that the buffers are read into; has its folder

  static json::OrderedJson write(const std::vector<Buffer> &buffers);
  /// Throws BadField.
  void read(std::vector<Buffer> &buffers, const json::Json &list, const json::Place &place) const;
};

/// The oldest version of the format that holds a buffer.
int versionFor(const Buffer &buffer);

} // namespace warpgrain::measure
