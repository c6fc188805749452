// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/dispatch/LaunchFunction.h"

#include "core/base/FileScope.h"
#include "core/model/GridCover.h"
#include "core/run/parameters/KernelParameters.h"

#include <algorithm>
#include <map>
#include <optional>
#include <ranges>
#include <set>
#include <utility>

namespace warpgrain::workflow {

namespace {

using model::Function;
using model::Unit;

std::string joined(const std::vector<LaunchParameter> &parameters, auto &&textOf) {
  std::string out;
  for (const LaunchParameter &parameter : parameters)
    out += (out.empty() ? "" : ", ") + textOf(parameter);
  return out;
}

std::string withMore(std::string first, const std::string &second) {
  return first + (first.empty() || second.empty() ? "" : ", ") + second;
}

/// The scopes around the kernel, `extern "C"` left out: a variant has a name of its own there.
Result<std::vector<std::string>> scopesOf(const Unit &unit, const Function &kernel) {
  const std::string &text = unit[kernel.nameSpan.file].text;
  for (ScopeItem &item : fileScopeOf(text, tokensWithoutComments(text))) {
    if (item.kind != ScopeItemKind::function || item.begin > kernel.nameSpan.begin || item.end < kernel.nameSpan.end)
      continue;
    std::erase_if(item.scopes, [](const std::string &scope) { return scope.starts_with("extern"); });
    return std::move(item.scopes);
  }
  return fail(ErrorKind::refused,
              kernel.name + " is defined in a class or in another place where no function can be added that launches "
                            "it; a dispatcher is for kernels at file scope or in namespaces.");
}

/// The instance of a template that the subject names, or the first.
const model::Instance *instanceOf(const run::KernelSubject &subject, const std::string &arguments) {
  const auto &all = subject.function().instances;
  const auto found = std::ranges::find(all, arguments, &model::Instance::arguments);
  return found != all.end() ? &*found : nullptr;
}

Result<std::vector<LaunchParameter>> argumentsOf(const run::KernelSubject &subject, const model::Instance *instance) {
  const Unit &unit = *subject.unit;
  const model::Body &body = instance != nullptr ? instance->body : subject.function().body;
  std::vector<LaunchParameter> out;
  for (const model::VariableId id : instance != nullptr ? instance->parameters : subject.function().parameters) {
    const model::Variable &parameter = body[id];
    std::string type = unit[parameter.type].name;
    if (type.empty() || type.find("(unnamed") != std::string::npos || type.find("(lambda") != std::string::npos ||
        type.find("(anonymous") != std::string::npos)
      return fail(ErrorKind::refused, "The type of the parameter " + parameter.name +
                                          " has no name by which a function could take it over.");
    if (type.find('(') != std::string::npos) type = "std::decay_t<" + type + ">";
    std::string name = parameter.name;
    if (name.empty()) name = "argument" + std::to_string(out.size() + 1);
    if (name == subject.function().name) name += '_';
    out.push_back({.type = std::move(type), .name = std::move(name), .named = parameter.name});
  }
  return out;
}

/// A wish with underscores at its end, so that no argument has the name.
std::string freshName(std::string wish, const std::vector<LaunchParameter> &taken) {
  while (std::ranges::find(taken, wish, &LaunchParameter::name) != taken.end())
    wish += '_';
  return wish;
}

/// Ranges of a file's text that are replaced by semicolons: the bodies of functions that launch the kernel.
using Bodies = std::map<FileId, std::set<std::pair<std::uint32_t, std::uint32_t>>>;

Bodies launchersOf(const Unit &unit, model::FunctionId kernel) {
  Bodies out;
  for (const model::Launch *launch : unit.launchesOf(kernel)) {
    if (!isSome(launch->launcher)) continue;
    const Function &launcher = unit[launch->launcher];
    if (launcher.kind != model::FunctionKind::host || !launcher.macro.empty() || launcher.bodySpan.length() == 0)
      continue;
    out[launcher.bodySpan.file].insert({launcher.bodySpan.begin, launcher.bodySpan.end});
  }
  return out;
}

transform::Texts textsOf(const run::KernelSubject &subject, const Bodies &bodies) {
  transform::Texts out = subject.texts;
  const auto add = [&](const model::File &file) { return out.try_emplace(file.path, file.text).first; };
  for (const auto &[file, ranges] : bodies) {
    std::string &text = add((*subject.unit)[file])->second;
    for (const auto &[begin, end] : ranges | std::views::reverse)
      text.replace(begin, end - begin, ";");
  }
  add(subject.unit->files.front());
  return out;
}

/// The argument that the grids of all launches in the source cover along an axis with blocks of so many threads, as in
/// `(n + 255) / 256`; nothing where there is none.
std::optional<std::size_t> coveredArgument(const run::KernelSubject &subject, model::Axis axis, std::int64_t threads) {
  std::optional<std::set<std::size_t>> common;
  for (const model::Launch *launch : subject.unit->launchesOf(subject.kernel)) {
    std::set<std::size_t> here;
    for (const model::GridCover &cover : model::gridCoversOf(*subject.unit, *launch, axis))
      if (cover.threads.value_or(threads) == threads && (!common || common->contains(cover.parameter)))
        here.insert(cover.parameter);
    common = std::move(here);
  }
  return common && !common->empty() ? std::optional(*common->begin()) : std::nullopt;
}

/// Lines that take the grid from the arguments where the source's launches do so: a step may then rely on what the grid
/// covers. A launch with another grid is none of theirs.
struct GridText {
  std::string lines;
  std::string grid;
};

GridText gridTextOf(const run::KernelSubject &subject, const LaunchFunction &launch,
                    const std::array<std::int64_t, 3> &block) {
  GridText out{.lines = {}, .grid = launch.extents.front().name};
  std::string parts;
  for (const model::Axis axis : model::allAxes) {
    const std::int64_t threads = block[indexOf(axis)];
    const std::string given = launch.extents.front().name + "." + letterOf(axis);
    const auto covered = threads > 1 ? coveredArgument(subject, axis, threads) : std::nullopt;
    std::string part = given;
    if (covered) {
      part = freshName(std::string("blocks") + static_cast<char>(letterOf(axis) - 'a' + 'A'), launch.arguments);
      out.lines += "  const unsigned int " + part + " = (" + launch.arguments[*covered].name + " + " +
                   std::to_string(threads - 1) + ") / " + std::to_string(threads) + ";\n  if (" + given +
                   " != " + part + ") return false;\n";
    }
    parts += (parts.empty() ? "" : ", ") + part;
  }
  if (!out.lines.empty()) out.grid = "dim3(" + parts + ")";
  return out;
}

std::string functionText(const run::KernelSubject &subject, const LaunchFunction &launch, const std::string &name,
                         const std::array<std::int64_t, 3> &block) {
  const GridText grid = gridTextOf(subject, launch, block);
  const std::string blockName = freshName("block", launch.arguments);
  std::string extents;
  for (const std::int64_t extent : block)
    extents += (extents.empty() ? "" : ", ") + std::to_string(extent);
  return "\n" + openingOf(launch.scopes) + "static inline bool " + name + "(" + launch.parameters() + ") {\n" +
         grid.lines + "  const dim3 " + blockName + "(" + extents + ");\n  " + launch.launch(grid.grid, blockName) +
         "\n  return true;\n}\n" + closingOf(launch.scopes);
}

} // namespace

std::string LaunchParameter::text() const {
  return type + (type.ends_with('*') || type.ends_with('&') ? "" : " ") + name;
}

std::string LaunchFunction::parameters() const {
  const auto text = [](const LaunchParameter &parameter) { return parameter.text(); };
  return withMore(joined(extents, text), joined(arguments, text));
}

std::string LaunchFunction::passed() const {
  return withMore(joined(extents, [](const LaunchParameter &parameter) { return parameter.name; }), handed());
}

std::string LaunchFunction::handed() const {
  return joined(arguments, [](const LaunchParameter &parameter) { return parameter.name; });
}

std::string LaunchFunction::launch(const std::string &grid, const std::string &block) const {
  return kernel + "<<<" + grid + ", " + block + ", " + extents[1].name + ", " + extents[2].name + ">>>(" + handed() +
         ");";
}

std::string openingOf(const std::vector<std::string> &scopes) {
  std::string out;
  for (const std::string &scope : scopes)
    out += scope + " {\n";
  return out;
}

std::string closingOf(const std::vector<std::string> &scopes) {
  std::string out;
  for (const std::string &scope : scopes | std::views::reverse)
    out += "} // " + scope + "\n";
  return out;
}

Result<LaunchFunction> launchFunctionOf(const run::KernelSubject &subject) {
  const Function &kernel = subject.function();
  if (!kernel.macro.empty())
    return fail(ErrorKind::refused, kernel.name + " is written by the macro " + kernel.macro + "; write it out.");
  const auto entry = run::kernelEntry(*subject.unit, subject.kernel, subject.instance);
  if (!entry) return std::unexpected(entry.error());
  auto scopes = scopesOf(*subject.unit, kernel);
  if (!scopes) return std::unexpected(scopes.error());
  const model::Instance *instance = kernel.isTemplate ? instanceOf(subject, entry->instance) : nullptr;
  if (kernel.isTemplate && instance == nullptr)
    return fail(ErrorKind::refused, "No instance of the template " + kernel.name + " is in the source; launch one.");
  auto arguments = argumentsOf(subject, instance);
  if (!arguments) return std::unexpected(arguments.error());
  LaunchFunction out{.kernel = kernel.name + entry->instance, .scopes = std::move(*scopes), .arguments = *arguments};
  out.extents = {{"dim3", freshName("grid", *arguments)},
                 {"size_t", freshName("sharedBytes", *arguments)},
                 {"cudaStream_t", freshName("stream", *arguments)}};
  return out;
}

Result<LaunchedSource> launchedSourceOf(const run::KernelSubject &subject, const LaunchFunction &launch,
                                        const std::array<std::int64_t, 3> &block) {
  LaunchedSource out;
  out.function = "warpgrain_launch_" + subject.function().name;
  const std::string function = functionText(subject, launch, out.function, block);
  std::optional<Error> failure;
  for (const bool withoutBodies : {true, false}) { // a body may be needed: to deduce a type, say
    out.texts = textsOf(subject, withoutBodies ? launchersOf(*subject.unit, subject.kernel) : Bodies());
    out.texts[subject.unit->files.front().path] += function;
    auto unit = subject.reparse(out.texts);
    if (!unit) return std::unexpected(unit.error());
    const auto error = std::ranges::find(unit->diagnostics, model::Severity::error, &model::Diagnostic::severity);
    if (error != unit->diagnostics.end()) {
      if (!failure)
        failure =
            Error{.kind = ErrorKind::undecided,
                  .message = "The source with a function that launches the kernel cannot be read: " + error->message,
                  .span = std::nullopt};
      continue;
    }
    out.unit = std::move(*unit);
    const auto kernel = out.unit.findKernel(subject.function().qualifiedName);
    if (!kernel) return std::unexpected(kernel.error());
    out.kernel = *kernel;
    return out;
  }
  return std::unexpected(*failure);
}

run::KernelSubject subjectOf(const run::KernelSubject &subject, const LaunchedSource &source) {
  run::KernelSubject out = subject;
  out.unit = &source.unit;
  out.kernel = source.kernel;
  out.texts = source.texts;
  out.form = {};
  return out;
}

} // namespace warpgrain::workflow
