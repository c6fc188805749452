// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/tuners/TunerProblem.h"

#include "core/base/Files.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/workflow/tuners/DeviceText.h"
#include "core/workflow/tuners/PlanValues.h"
#include "core/workflow/tuners/TunerArguments.h"
#include "core/workflow/tuners/TunerSource.h"

#include <set>
#include <utility>
#include <vector>

namespace warpgrain::workflow {

namespace fs = std::filesystem;

namespace {

constexpr const char *kernelFile = "kernel.cu";

/// The parameters with the extents of blocks, and what values they have together, as Python has it.
void describeSpace(tune::T1Problem &problem, const std::vector<PlanValues> &values,
                   const std::vector<const measure::BundleVariant *> &variants) {
  std::map<std::string, std::set<std::int64_t>> all;
  std::string names;
  std::string rows;
  for (const auto &[name, value] : values.front())
    names += name + ", ";
  for (const std::string &extent : problem.blockExtents)
    names += (extent == problem.blockExtents.front() ? "" : ", ") + extent;
  for (std::size_t i = 0; i < values.size(); ++i) {
    std::string row;
    const auto add = [&](const std::string &name, std::int64_t value) {
      all[name].insert(value);
      row += (row.empty() ? "" : ", ") + std::to_string(value);
    };
    for (const auto &[name, value] : values[i])
      add(name, value);
    for (std::size_t axis = 0; axis < 3; ++axis)
      add(problem.blockExtents[axis], variants[i]->block[axis]);
    rows += (rows.empty() ? "(" : ", (") + row + ")";
  }
  for (const auto &[name, found] : all)
    problem.parameters.push_back({name, {found.begin(), found.end()}});
  problem.condition = "(" + names + ") in [" + rows + "]";
}

/// Why a kernel can be no problem of a tuner; empty: it can.
std::string obstacleOf(const run::KernelSubject &subject) {
  const model::Function &kernel = subject.function();
  if (kernel.isTemplate) return "templates: a tuner looks the kernel up by its plain name";
  if (kernel.isStatic) return "static kernels";
  return kernel.bodySpan.file == FileId{0} ? std::string() : "kernels in a header";
}

std::string obstacleOf(const measure::Bundle &bundle) {
  const measure::BundleVariant &original = bundle.variants[bundle.baseline];
  for (const measure::BundleVariant &variant : bundle.variants) {
    if (variant.arguments) return "arguments that differ between variants, as in " + variant.steps;
    if (variant.sharedBytes != original.sharedBytes)
      return "dynamic shared memory that a step changes: " + variant.steps;
    if (variant.cooperative || variant.cluster) return "cooperative launches and clusters";
  }
  for (const measure::Buffer &buffer : bundle.buffers)
    if (!buffer.symbol.empty()) return "the variable " + buffer.symbol + " of the module";
  return {};
}

/// The text of a variant's source, with what a tuner needs.
Result<std::string> textFor(const run::KernelSubject &subject, const session::Variant &variant, HeaderCopies &headers) {
  const fs::path &file = subject.unit->files.front().path;
  for (const auto &[changed, text] : variant.texts)
    if (changed != file) return hasNoPlace("steps that change " + changed.filename().string() + ", a header");
  const auto own = variant.texts.find(file);
  const std::string &text = own != variant.texts.end() ? own->second : subject.unit->files.front().text;
  return withHostCodeMarked(withPlainName(headers.including(text, file.parent_path()), subject.function().name));
}

} // namespace

Result<TunerProblem> tunerProblemOf(const run::KernelSubject &subject, const KernelBundle &made,
                                    const fs::path &folder) {
  const measure::Bundle &bundle = made.described.bundle;
  for (const std::string &obstacle : {obstacleOf(subject), obstacleOf(bundle)})
    if (!obstacle.empty()) return hasNoPlace(obstacle);
  std::vector<transform::Plan> plans;
  std::vector<std::string> names;
  std::vector<std::string> texts;
  std::vector<const measure::BundleVariant *> launched;
  HeaderCopies headers(fs::absolute(folder).lexically_normal());
  for (std::size_t i = 0; i < bundle.variants.size(); ++i) {
    const session::Variant &variant = made.variants[made.described.ids[i]];
    auto text = textFor(subject, variant, headers);
    if (!text) return std::unexpected(text.error());
    plans.push_back(variant.plan);
    names.push_back(toString(variant.plan));
    texts.push_back(std::move(*text));
    launched.push_back(&bundle.variants[i]);
  }
  const std::vector<PlanValues> values = valuesOfPlans(plans, texts);

  TunerProblem out;
  out.source = sourceOf(values, texts, names);
  out.headers = headers.take();
  out.problem.kernel = subject.function().name;
  out.problem.kernelFile = kernelFile;
  out.problem.sharedBytes = bundle.variants[bundle.baseline].sharedBytes;
  out.problem.compilerOptions = subject.flags;
  out.problem.blockExtents = {"block_size_x", "block_size_y", "block_size_z"};
  describeSpace(out.problem, values, launched);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    std::vector<std::uint32_t> blocks;
    for (const measure::BundleVariant *variant : launched)
      blocks.push_back(variant->grid[axis]);
    out.problem.blocks[axis] = expressionOf(values, blocks);
  }
  const auto entry = run::kernelEntry(*subject.unit, subject.kernel, subject.instance);
  if (!entry) return std::unexpected(entry.error());
  auto arguments = tunerArgumentsOf(made.described, entry->parameters);
  if (!arguments) return std::unexpected(arguments.error());
  out.problem.arguments = std::move(arguments->arguments);
  out.copies = std::move(arguments->copies);
  return out;
}

Result<void> writeTunerProblem(const TunerProblem &problem, const fs::path &folder) {
  std::error_code error;
  fs::create_directories(folder, error);
  for (const auto &[name, from] : problem.copies) {
    fs::copy_file(from, folder / name, fs::copy_options::overwrite_existing, error);
    if (error)
      return fail(ErrorKind::tool,
                  "Cannot copy " + from.string() + " to " + folder.string() + ": " + error.message() + ".");
  }
  for (const auto &[name, text] : problem.headers)
    if (auto written = writeFileAtomically(folder / name, text); !written) return written;
  if (auto written = writeFileAtomically(folder / kernelFile, problem.source); !written) return written;
  return writeFileAtomically(folder / "problem.json", textOfT1(problem.problem));
}

} // namespace warpgrain::workflow
