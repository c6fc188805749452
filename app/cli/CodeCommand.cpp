// SPDX-License-Identifier: Apache-2.0
#include "app/cli/Commands.h"
#include "app/cli/KernelArgument.h"
#include "app/cli/Output.h"
#include "app/cli/StepTexts.h"
#include "app/cli/Table.h"
#include "core/base/TextParts.h"
#include "core/session/VariantCode.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <utility>

namespace warpgrain::cli {

namespace {

namespace fs = std::filesystem;
using build::CodeForm;
using build::InstructionKind;
using Files = std::vector<std::pair<fs::path, std::string>>;

struct Arguments {
  KernelArgument kernel;
  std::vector<std::string> steps;
  std::string form; ///< empty: SASS where there is a disassembler
  bool instructions = false;
};

/// The listing that is asked for, and why it is none of SASS where nothing was asked.
struct Chosen {
  const build::CodeListing *listing = nullptr;
  std::string note;
};

Result<Chosen> choose(const Arguments &arguments, const session::KernelCode &code) {
  if (arguments.form == build::nameOf(CodeForm::ptx)) return Chosen{.listing = &code.ptx};
  if (code.sass) return Chosen{.listing = &*code.sass};
  if (!arguments.form.empty()) return std::unexpected(code.sass.error());
  return Chosen{.listing = &code.ptx, .note = code.sass.error().message};
}

std::uint32_t instructionsOf(const build::CodeListing &listing) {
  return static_cast<std::uint32_t>(
      std::ranges::count_if(listing.lines, [](const build::CodeLine &line) { return line.instruction.has_value(); }));
}

constexpr std::pair<InstructionKind, const char *> columns[] = {
    {InstructionKind::floating, "floating"}, {InstructionKind::integer, "integer"},
    {InstructionKind::global, "global"},     {InstructionKind::shared, "shared"},
    {InstructionKind::local, "local"},       {InstructionKind::constant, "constant"},
    {InstructionKind::control, "control"},   {InstructionKind::barrier, "barrier"},
    {InstructionKind::other, "other"}};

std::string blankForNone(std::uint32_t count) {
  return count == 0 ? "" : std::to_string(count);
}

void printInstructions(const build::CodeListing &listing, const fs::path &file, std::uint32_t number, Table &table) {
  for (const build::CodeLine &line : listing.lines) {
    const build::CodePlace *place = line.instruction ? placeIn(line, file) : nullptr;
    if (place == nullptr || place->line != number) continue;
    table.addNote({"", "", line.liveRegisters ? std::to_string(*line.liveRegisters) : ""}, line.text);
  }
}

/// A row for each line of a file that instructions come from, with its text.
void printFile(const Arguments &arguments, const build::CodeListing &listing, const fs::path &file,
               const std::string &text) {
  const auto lines = codeByLine(listing, file);
  if (lines.empty()) return;
  std::cout << file.string() << '\n';
  std::vector<std::string> header{"line", "instructions", "live"};
  for (const auto &[kind, name] : columns)
    header.emplace_back(name);
  header.emplace_back("source");
  Table table(std::move(header));
  const auto texts = linesOf(text);
  for (const build::LineCode &line : lines) {
    std::vector<std::string> row{std::to_string(line.line), std::to_string(line.instructions),
                                 line.mostLive ? std::to_string(*line.mostLive) : ""};
    for (const auto &[kind, name] : columns)
      row.push_back(blankForNone(line[kind]));
    row.emplace_back(line.line <= texts.size() ? texts[line.line - 1] : "");
    table.add(std::move(row));
    if (arguments.instructions) printInstructions(listing, file, line.line, table);
  }
  std::cout << table.text();
}

Json lineJson(const build::CodeListing &listing, const fs::path &file) {
  Json out = Json::array();
  for (const build::LineCode &line : codeByLine(listing, file)) {
    Json row{{"file", file.string()},
             {"line", line.line},
             {"instructions", line.instructions},
             {"live_registers", orNull(line.mostLive)}};
    for (const auto &[kind, name] : columns)
      row[name] = line[kind];
    out.push_back(std::move(row));
  }
  return out;
}

Json codeJson(const build::CodeLine &line) {
  Json places = Json::array();
  for (const build::CodePlace &place : line.places)
    places.push_back({{"file", place.file.string()}, {"line", place.line}});
  return {{"text", line.text},
          {"instruction", line.instruction.has_value()},
          {"live_registers", orNull(line.liveRegisters)},
          {"places", std::move(places)}};
}

void printJson(const session::KernelCode &code, const Chosen &chosen, const session::VariantCode &all,
               const Files &files) {
  Json lines = Json::array();
  for (const auto &[file, text] : files)
    for (Json &row : lineJson(*chosen.listing, file))
      lines.push_back(std::move(row));
  std::vector<std::string> notes = all.notes;
  if (!chosen.note.empty()) notes.push_back(chosen.note);
  print({{"kernel", code.resources.name},
         {"architecture", code.resources.architecture},
         {"form", build::nameOf(chosen.listing->form)},
         {"registers", code.resources.registersPerThread},
         {"instructions", instructionsOf(*chosen.listing)},
         {"lines", std::move(lines)},
         {"code", listOf(chosen.listing->lines, codeJson)},
         {"notes", notes}});
}

void printTables(const Arguments &arguments, const session::KernelCode &code, const Chosen &chosen,
                 const Files &files) {
  std::cout << code.resources.name << " for " << code.resources.architecture << ": "
            << code.resources.registersPerThread << " registers, " << instructionsOf(*chosen.listing)
            << (chosen.listing->form == CodeForm::ptx ? " PTX" : " SASS") << " instructions\n";
  for (const auto &[file, text] : files)
    printFile(arguments, *chosen.listing, file, text);
}

/// The unit's files as a variant has them.
Files filesOf(const model::Unit &unit, const transform::Texts &changed) {
  Files files;
  for (const model::File &file : unit.files)
    files.emplace_back(file.path, transform::textIn(changed, file));
  return files;
}

int run(const Arguments &arguments, const CommandContext &context) {
  const bool json = arguments.kernel.source.json;
  auto plan = planOf(arguments.steps);
  if (!plan) return report(plan.error(), json);
  const auto source = open(arguments.kernel.source, context);
  if (!source) return report(source.error(), json);
  const auto kernel = arguments.kernel.find(source->unit);
  if (!kernel) return report(kernel.error(), json, &source->unit);
  const session::VariantBuilder builder({.subject = source->subject(*kernel)});
  const session::Variant variant = builder.write(0, *plan);
  const auto code = codeOf(builder, variant);
  if (!code) return report(code.error(), json, &source->unit);
  const auto files = filesOf(source->unit, variant.texts);
  const session::KernelCode &first = code->kernels.front();
  const auto chosen = choose(arguments, first);
  if (!chosen) return report(chosen.error(), json, &source->unit);
  if (json) {
    printJson(first, *chosen, *code, files);
    return exitDone;
  }
  printTables(arguments, first, *chosen, files);
  for (const std::string &note : code->notes)
    std::cerr << "note: " << note << '\n';
  if (!chosen->note.empty()) std::cerr << "note: " << chosen->note << '\n';
  if (code->kernels.size() > 1)
    std::cerr << "note: The kernel is a template; this is the instance of " << code->kernels.size()
              << " that needs most registers.\n";
  return exitDone;
}

} // namespace

void addCodeCommand(CLI::App &app, CommandContext &context) {
  auto *command = app.add_subcommand("code", "Show what the compiler makes of each line of a kernel: PTX or SASS");
  auto arguments = std::make_shared<Arguments>();
  arguments->kernel.addTo(*command);
  arguments->kernel.source.addTrustTo(*command);
  command->add_option("-s,--step", arguments->steps,
                      "a step, for example \"coarsen y 4\"; may be repeated (default: the source as it is)");
  command->add_option("--form", arguments->form, "ptx or sass (default: sass where there is nvdisasm)")
      ->check(CLI::IsMember({"ptx", "sass"}));
  command->add_flag("--instructions", arguments->instructions, "print the instructions below the line they come from");
  command->callback([arguments, &context] { context.exitCode = run(*arguments, context); });
}

} // namespace warpgrain::cli
