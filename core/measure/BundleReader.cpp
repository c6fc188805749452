// SPDX-License-Identifier: Apache-2.0
#include "core/measure/BundleReader.h"

#include "core/base/Files.h"
#include "core/base/json/Document.h"
#include "core/measure/BundleForm.h"
#include "core/measure/BundlePath.h"

namespace warpgrain::measure {

namespace fs = std::filesystem;

Result<Bundle> parseBundle(std::string_view text, const fs::path &folder) {
  constexpr json::Complaint complaint{.kind = ErrorKind::input,
                                      .notJson = "The bundle's description is no JSON; make it again.",
                                      .lead = "The bundle cannot be used: "};
  return json::readDocument(text, complaint, [&folder](const json::Json &document, const json::Place &place) {
    return bundleFrom(document, place, folder);
  });
}

Result<Bundle> readBundle(const fs::path &path) {
  std::error_code error;
  const fs::path folder = fs::canonical(path.filename() == bundleFileName ? path.parent_path() / "." : path, error);
  if (error)
    return fail(ErrorKind::input, path.string() + " cannot be read (" + error.message() + "); give a bundle's folder.");
  if (!fs::is_directory(folder))
    return fail(ErrorKind::input, path.string() + " is no folder; give the folder that holds a bundle.json.");
  const auto description = fileInside(folder, bundleFileName);
  if (!description) return std::unexpected(description.error());
  const auto text = readTextFile(*description);
  if (!text) return std::unexpected(text.error());
  return parseBundle(*text, folder);
}

} // namespace warpgrain::measure
