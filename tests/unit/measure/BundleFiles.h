// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TemporaryDirectory.h"
#include "core/measure/Bundle.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>

namespace warpgrain::tests {

/// A bundle's folder that goes with the object.
class BundleFolder {
public:
  BundleFolder();

  const std::filesystem::path &path() const { return path_; }

  void write(const std::string &name, const std::string &content) const;

  void writeBundle(const nlohmann::json &bundle) const { write("bundle.json", bundle.dump()); }

  std::string read(const std::string &name) const;

private:
  TemporaryDirectory folder_;
  std::filesystem::path path_; ///< canonical
};

/// A sound bundle: `out` and `in` of 1000 floats, n, and one variant "good" of modules/kernels.
nlohmann::json soundBundle();

/// A variant of it.
nlohmann::json variantOf(const std::string &id, const std::string &kernel);

/// Its files.
void writeFiles(const BundleFolder &folder);

} // namespace warpgrain::tests
