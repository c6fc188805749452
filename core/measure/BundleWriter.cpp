// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleWriter.h"

#include "core/base/Files.h"
#include "core/base/json/Document.h"
#include "core/measure/BundleForm.h"
#include "core/measure/BundleReader.h"

namespace warpgrain::measure {

namespace fs = std::filesystem;

std::string variantText(const Bundle &bundle, const BundleVariant &variant) {
  return json::textOf(variantJson(bundle, variant));
}

std::string bundleText(const Bundle &bundle) {
  return json::textOf(bundleJson(bundle), 2) + "\n";
}

Result<void> writeBundle(const Bundle &bundle, const std::map<std::string, std::string> &files,
                         const fs::path &folder) {
  for (const auto &[name, content] : files) {
    std::error_code error;
    const fs::path path = folder / name;
    fs::create_directories(path.parent_path(), error);
    if (error)
      return fail(ErrorKind::input, path.parent_path().string() + " cannot be made (" + error.message() +
                                        "); choose another folder for the bundle.");
    if (auto written = writeFileAtomically(path, content); !written) return written;
  }
  return writeFileAtomically(folder / bundleFileName, bundleText(bundle));
}

} // namespace warpgrain::measure
