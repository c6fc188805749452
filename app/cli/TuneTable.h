// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/JsonValues.h"
#include "core/workflow/TunedKernel.h"

#include <string>
#include <vector>

namespace warpgrain::cli {

using workflow::TunedKernel;

/// One row a kernel: its original beside the fastest of its variants and, where there are any, of those written by
/// hand; or why there is none. For a terminal, or as Markdown has tables.
std::string tuneTable(const std::vector<TunedKernel> &kernels, bool asMarkdown);

/// Every row of every kernel, with a header; fields as CSV has them. First come lines that begin with '#': on what,
/// when and with what it was measured.
std::string tuneCsv(const std::vector<TunedKernel> &kernels);

Json tuneJson(const std::vector<TunedKernel> &kernels);

} // namespace warpgrain::cli
