// SPDX-License-Identifier: Apache-2.0
#include "core/workflow/TunerProblem.h"

#include "core/base/Files.h"
#include "core/base/Tokens.h"
#include "core/memory/ElementType.h"
#include "core/run/parameters/KernelParameters.h"
#include "core/workflow/DeviceText.h"

#include <algorithm>
#include <charconv>
#include <ranges>
#include <set>
#include <span>

namespace warpgrain::workflow {

namespace fs = std::filesystem;

namespace {

using memory::ScalarKind;
using Values = std::map<std::string, std::int64_t>; ///< of parameters, by name

constexpr const char *kernelFile = "kernel.cu";

/// Of headers that NVRTC does not have.
constexpr std::string_view integerTypes = "#ifdef __CUDACC_RTC__\n"
                                          "typedef signed char int8_t;\n"
                                          "typedef short int16_t;\n"
                                          "typedef int int32_t;\n"
                                          "typedef long long int64_t;\n"
                                          "typedef unsigned char uint8_t;\n"
                                          "typedef unsigned short uint16_t;\n"
                                          "typedef unsigned int uint32_t;\n"
                                          "typedef unsigned long long uint64_t;\n"
                                          "#endif\n";

std::unexpected<Error> hasNoPlace(const std::string &what) {
  return fail(ErrorKind::usage, "T1 has no place for " + what + ".");
}

// ---- Plans as values of parameters

std::optional<std::int64_t> numberIn(const std::string &word) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  return error == std::errc() && end == word.data() + word.size() ? std::optional(value) : std::nullopt;
}

/// "coarsen y 4 adjacent" is `coarsen_y_adjacent` with the value 4; a step without a number has the value 1.
std::pair<std::string, std::int64_t> valueOf(const transform::Step &step) {
  std::string name = step.word;
  std::optional<std::int64_t> value;
  for (const std::string &argument : step.arguments) {
    if (const auto number = value ? std::nullopt : numberIn(argument))
      value = number;
    else
      name += "_" + argument;
  }
  for (char &c : name)
    if (!isIdentifierCharacter(c) || c == '$') c = '_';
  return {name, value.value_or(1)};
}

/// The value that stands for a step that is not made.
std::int64_t absenceOf(const std::vector<transform::Plan> &plans, const std::string &name) {
  for (const transform::Plan &plan : plans)
    for (const transform::Step &step : plan)
      if (const auto [own, value] = valueOf(step); own == name && value == 1) return 0;
  return 1;
}

/// Of every plan the values of all parameters; empty where two plans would have the same.
std::vector<Values> valuesOf(const std::vector<transform::Plan> &plans) {
  Values absent;
  for (const transform::Plan &plan : plans)
    for (const transform::Step &step : plan)
      absent.emplace(valueOf(step).first, 0);
  for (auto &[name, value] : absent)
    value = absenceOf(plans, name);
  std::vector<Values> out;
  for (const transform::Plan &plan : plans) {
    Values values = absent;
    std::set<std::string> made;
    for (const transform::Step &step : plan) {
      const auto [name, value] = valueOf(step);
      if (!made.insert(name).second) return {};
      values[name] = value;
    }
    if (std::ranges::find(out, values) != out.end()) return {};
    out.push_back(std::move(values));
  }
  return out;
}

std::vector<Values> numbered(std::size_t plans) {
  std::vector<Values> out;
  for (std::size_t i = 0; i < plans; ++i)
    out.push_back({{"plan", static_cast<std::int64_t>(i)}});
  return out;
}

// ---- The source

bool holdsWord(const std::string &text, const std::string &word) {
  return std::ranges::any_of(tokenize(text), [&](const Token &token) {
    const std::string_view found = textOf(text, token);
    return token.kind == TokenKind::directive ? found.contains(word) : found == word;
  });
}

/// A macro must not change what the texts say.
std::vector<Values> renamed(std::vector<Values> values, const std::vector<const std::string *> &texts) {
  std::map<std::string, std::string> names;
  for (const auto &[name, value] : values.front()) {
    std::string free = name;
    while (std::ranges::any_of(texts, [&](const std::string *text) { return holdsWord(*text, free); }))
      free += "_";
    names[name] = free;
  }
  for (Values &one : values) {
    Values named;
    for (const auto &[name, value] : one)
      named[names[name]] = value;
    one = std::move(named);
  }
  return values;
}

/// Tuners look the kernel up by its plain name.
std::string withPlainName(std::string text, const std::string &kernel) {
  const std::vector<Token> tokens = tokenize(text);
  std::optional<std::size_t> begin; // of the declaration
  std::vector<std::size_t> places;
  bool isKernel = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::comment || tokens[i].kind == TokenKind::directive) continue;
    const std::string_view word = textOf(text, tokens[i]);
    if (word == ";" || word == "{" || word == "}") {
      begin.reset();
      isKernel = false;
      continue;
    }
    if (!begin) begin = tokens[i].begin;
    isKernel |= word == "__global__";
    const bool isCalled = i + 1 < tokens.size() && textOf(text, tokens[i + 1]) == "(";
    if (isKernel && word == kernel && isCalled) places.push_back(*begin);
  }
  for (const std::size_t place : std::views::reverse(places))
    text.insert(place, "extern \"C\" ");
  return text;
}

/// Copies of a source's own headers, in which the host's code is marked: a tuner's compiler for device code reads them.
class HeaderCopies {
public:
  explicit HeaderCopies(fs::path folder) : folder_(std::move(folder)) {}

  /// The text of a file in a folder, with the copies in place of the headers.
  std::string including(std::string text, const fs::path &folder) {
    std::vector<Token> tokens = tokenize(text);
    std::ranges::reverse(tokens);
    for (const Token &token : tokens) {
      if (token.kind != TokenKind::directive) continue;
      const std::string_view line = textOf(text, token);
      const std::size_t open = line.find('"');
      const std::size_t close = line.find('"', open + 1);
      if (!line.contains("include") || open == std::string_view::npos || close == std::string_view::npos) continue;
      const auto copy = copyOf((folder / line.substr(open + 1, close - open - 1)).lexically_normal());
      if (copy) text.replace(token.begin + open + 1, close - open - 1, (folder_ / *copy).string());
    }
    return text;
  }

  /// By their names.
  std::map<std::string, std::string> take() { return std::move(texts_); }

private:
  /// The name of its copy; nothing where the file is not there.
  std::optional<std::string> copyOf(const fs::path &header) {
    if (const auto known = names_.find(header); known != names_.end()) return known->second;
    auto text = readTextFile(header);
    if (!text) return std::nullopt;
    const std::string name = std::to_string(names_.size()) + "_" + header.filename().string();
    names_[header] = name; // before it includes itself
    texts_[name] = withHostCodeMarked(including(std::move(*text), header.parent_path()));
    return name;
  }

  fs::path folder_;
  std::map<fs::path, std::string> names_;
  std::map<std::string, std::string> texts_;
};

std::string conditionOf(const Values &values) {
  std::string out;
  for (const auto &[name, value] : values)
    out += (out.empty() ? "" : " && ") + name + " == " + std::to_string(value);
  return out;
}

std::string sourceOf(const std::vector<Values> &values, const std::vector<std::string> &texts,
                     const std::vector<std::string> &plans) {
  std::string out(integerTypes);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::string condition = conditionOf(values[i]);
    out += (i == 0 ? "#if " : "#elif ") + (condition.empty() ? "1" : condition) + " // " +
           (plans[i].empty() ? "the original" : plans[i]) + "\n" + texts[i] + (texts[i].ends_with('\n') ? "" : "\n");
  }
  return out + "#else\n#error \"these values are no variant\"\n#endif\n";
}

// ---- The launch

/// A number of the variants, as an expression of the parameters: 64, or 64*(p==1)+32*(p==2).
std::string expressionOf(const std::vector<Values> &values, const std::vector<std::uint32_t> &numbers) {
  const std::set<std::uint32_t> different(numbers.begin(), numbers.end());
  if (different.size() == 1) return std::to_string(numbers.front());
  std::string out;
  for (const std::uint32_t number : different) {
    std::string where;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (numbers[i] != number) continue;
      std::string one;
      for (const auto &[name, value] : values[i])
        one += (one.empty() ? "(" : "*(") + name + "==" + std::to_string(value) + ")";
      where += (where.empty() ? "" : "+") + one;
    }
    out += (out.empty() ? "" : "+") + std::to_string(number) + "*(" + where + ")";
  }
  return out;
}

/// The parameters with the extents of blocks, and what values they have together, as Python has it.
void describeSpace(tune::T1Problem &problem, const std::vector<Values> &values,
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

std::string typeNameOf(ScalarKind kind) {
  switch (kind) {
  case ScalarKind::boolean:
    return "bool";
  case ScalarKind::i8:
    return "int8";
  case ScalarKind::u8:
    return "uint8";
  case ScalarKind::i16:
    return "int16";
  case ScalarKind::u16:
    return "uint16";
  case ScalarKind::i32:
    return "int32";
  case ScalarKind::u32:
    return "uint32";
  case ScalarKind::i64:
    return "int64";
  case ScalarKind::u64:
    return "uint64";
  case ScalarKind::f16:
    return "half";
  case ScalarKind::f32:
    return "float";
  case ScalarKind::f64:
    return "double";
  case ScalarKind::bf16:
    break;
  }
  return {};
}

/// "float4" and the like have the same name there.
std::string typeNameOf(const memory::ElementType &element) {
  if (const auto kind = element.scalar()) return typeNameOf(*kind);
  static const std::set<std::string> vectors{"float2", "float4", "double2", "double4", "half2"};
  return vectors.contains(element.name) ? element.name : std::string();
}

Result<tune::T1Argument> numberOf(const measure::Argument &argument, const run::KernelParameter &parameter) {
  const auto *kind = parameter.leaves.size() == 1 ? std::get_if<ScalarKind>(&parameter.leaves.front().type) : nullptr;
  if (kind == nullptr || typeNameOf(*kind).empty() || argument.value.size() < memory::sizeOf(*kind))
    return hasNoPlace(parameter.name + ", which is no plain number");
  return tune::T1Argument{
      .name = parameter.name, .type = typeNameOf(*kind), .value = memory::numberAt(argument.value.data(), *kind)};
}

class ArgumentWriter {
public:
  ArgumentWriter(const session::LaunchBundle &described, TunerProblem &out) : described_(described), out_(out) {}

  Result<void> add(const measure::Argument &argument, const run::KernelParameter &parameter) {
    auto made = argument.buffer ? vectorOf(argument, parameter) : numberOf(argument, parameter);
    if (!made) return std::unexpected(made.error());
    out_.problem.arguments.push_back(std::move(*made));
    return {};
  }

private:
  Result<tune::T1Argument> vectorOf(const measure::Argument &argument, const run::KernelParameter &parameter) {
    const measure::Buffer &buffer = described_.bundle.buffers[*argument.buffer];
    const std::string type = typeNameOf(buffer.element);
    if (type.empty()) return hasNoPlace("what " + parameter.name + " leads to");
    if (argument.offset != 0 || !buffer.pointers.empty() || !buffer.symbol.empty() ||
        !given_.insert(*argument.buffer).second)
      return hasNoPlace(parameter.name + ", which leads into memory that it shares or that holds addresses");
    tune::T1Argument out{.name = parameter.name,
                         .type = type,
                         .size = buffer.bytes / buffer.element.strideBytes,
                         .isRead = buffer.read,
                         .isWritten = buffer.written};
    if (auto filled = fill(out, buffer); !filled) return std::unexpected(filled.error());
    return out;
  }

  /// Other tuners' random numbers are not ours.
  Result<void> fill(tune::T1Argument &argument, const measure::Buffer &buffer) {
    switch (buffer.fill.kind) {
    case memory::FillKind::zero:
      return {};
    case memory::FillKind::constant:
      argument.value = buffer.fill.value;
      return {};
    case memory::FillKind::random:
    case memory::FillKind::bits:
      argument.fill = tune::T1Fill::random;
      return {};
    case memory::FillKind::file:
      argument.fill = tune::T1Fill::file;
      argument.file = fs::path(buffer.fill.file).filename().string();
      for (const auto *files : {&described_.copies, &described_.links})
        if (const auto found = files->find(buffer.fill.file); found != files->end())
          out_.copies[argument.file] = found->second;
      if (out_.copies.contains(argument.file)) return {};
      break;
    case memory::FillKind::ramp:
      break;
    }
    return hasNoPlace("how " + buffer.name + " is filled; fill it with random numbers, a constant or a file");
  }

  const session::LaunchBundle &described_;
  TunerProblem &out_;
  std::set<std::size_t> given_;
};

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
  std::vector<Values> values = valuesOf(plans);
  if (values.empty() || values.front().empty()) values = numbered(plans.size());
  std::vector<const std::string *> read;
  for (const std::string &text : texts)
    read.push_back(&text);
  values = renamed(std::move(values), read);

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
  ArgumentWriter arguments(made.described, out);
  for (std::size_t i = 0; i < bundle.arguments.size() && i < entry->parameters.size(); ++i)
    if (auto added = arguments.add(bundle.arguments[i], entry->parameters[i]); !added)
      return std::unexpected(added.error());
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
