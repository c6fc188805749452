// SPDX-License-Identifier: Apache-2.0
#include "core/frontend/flags/SourceLanguage.h"

namespace warpgrain::frontend {

SourceLanguage languageOf(const std::filesystem::path &file) {
  const std::filesystem::path extension = file.extension();
  return extension == ".cl" || extension == ".ocl" ? SourceLanguage::openCl : SourceLanguage::cuda;
}

} // namespace warpgrain::frontend
