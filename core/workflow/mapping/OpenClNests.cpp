// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/mapping/OpenClNests.h"

#include "core/base/Files.h"
#include "core/base/TemporaryDirectory.h"
#include "core/frontend/Parser.h"
#include "core/openmp/emit/OpenClText.h"

#include <optional>
#include <vector>

namespace warpgrain::workflow {

namespace {

/// What the compiler has against a text of OpenCL C; empty if it takes it.
Result<std::string> complaintOf(const std::string &text) {
  const auto folder = TemporaryDirectory::create();
  if (!folder) return std::unexpected(folder.error());
  const std::filesystem::path file = folder->path() / "kernels.cl";
  if (auto done = writeFileAtomically(file, text); !done) return std::unexpected(done.error());
  frontend::ParseRequest request{.file = file, .flags = std::vector<std::string>{"-cl-std=CL1.2"}, .database = {}};
  request.folder = folder->path();
  const auto parser = frontend::Parser::open(std::move(request));
  if (!parser) return std::unexpected(parser.error());
  const auto unit = (*parser)->parse({});
  if (!unit) return std::unexpected(unit.error());
  for (const model::Diagnostic &each : unit->diagnostics) {
    if (each.severity != model::Severity::error) continue;
    std::string line;
    if (each.span && each.span->file == mainFile) {
      const std::size_t begin = text.rfind('\n', each.span->begin) + 1;
      const std::size_t first = text.find_first_not_of(" \t", begin);
      line = " (\"" + text.substr(first, text.find('\n', first) - first) + "\")";
    }
    return each.message + line + ".";
  }
  return std::string();
}

/// The plan with one of its regions on the GPU.
openmp::ProgramPlan onlyWith(const openmp::ProgramPlan &plan, std::size_t region) {
  openmp::ProgramPlan out = plan;
  for (std::size_t i = 0; i < out.regions.size(); ++i)
    if (i != region) out.regions[i].kernels.clear();
  return out;
}

struct Attempt {
  openmp::OpenClText text;
  std::string complaint; ///< empty if the compiler takes the kernels
};

/// Pointers lead to memory of the thread if nothing is said of them.
Result<Attempt> attempt(const openmp::Program &program, const openmp::ProgramPlan &plan,
                        const std::string &kernelsFile) {
  std::string first;
  for (const bool globalPointers : {false, true}) {
    auto text = openmp::openClText(program, plan, {.kernelsFile = kernelsFile, .globalPointers = globalPointers});
    if (!text) return std::unexpected(text.error());
    auto complaint = complaintOf(text->kernels);
    if (!complaint) return std::unexpected(complaint.error());
    if (complaint->empty()) return Attempt{.text = std::move(*text), .complaint = {}};
    if (first.empty()) first = std::move(*complaint);
  }
  return Attempt{.text = {}, .complaint = std::move(first)};
}

/// Why a region alone cannot be a kernel of OpenCL C; empty if it can.
Result<std::string> whyNot(const Translated &translated, std::size_t region, const std::string &kernelsFile) {
  auto tried = attempt(*translated.program, onlyWith(translated.plan, region), kernelsFile);
  if (!tried && tried.error().kind == ErrorKind::refused) return tried.error().message;
  if (!tried) return std::unexpected(tried.error());
  return tried->complaint.empty() ? std::string() : "Its kernel is no OpenCL C: " + tried->complaint;
}

} // namespace

Result<OpenClNests> writeOpenCl(const Translated &translated, const model::Unit &unit, const std::string &kernelsFile) {
  OpenClNests out;
  const std::vector<openmp::Region> &regions = translated.plan.regions;
  for (std::size_t i = 0; i < regions.size(); ++i)
    for (const openmp::Kernel &kernel : regions[i].kernels)
      if (const auto why = openmp::whyNotOpenCl(*translated.program, kernel, unit)) out.refused[i] = *why;
  if (!out.refused.empty()) return out;
  auto whole = attempt(*translated.program, translated.plan, kernelsFile);
  if (whole && whole->complaint.empty()) {
    out.text = std::move(whole->text);
    return out;
  }
  if (!whole && whole.error().kind != ErrorKind::refused) return std::unexpected(whole.error());
  for (std::size_t i = 0; i < regions.size(); ++i) {
    if (regions[i].kernels.empty()) continue;
    auto why = whyNot(translated, i, kernelsFile);
    if (!why) return std::unexpected(why.error());
    if (!why->empty()) out.refused[i] = std::move(*why);
  }
  // Each can be one alone, and all of them together cannot.
  if (out.refused.empty())
    for (std::size_t i = 0; i < regions.size(); ++i)
      if (!regions[i].kernels.empty())
        out.refused[i] = whole ? "Its kernel is no OpenCL C: " + whole->complaint : whole.error().message;
  return out;
}

} // namespace warpgrain::workflow
