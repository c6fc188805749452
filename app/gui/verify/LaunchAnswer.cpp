// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verify/LaunchAnswer.h"

#include "app/gui/analysis/FollowingExtents.h"
#include "app/gui/base/Texts.h"
#include "core/base/Error.h"
#include "core/run/launch/ResolveLaunch.h"
#include "core/run/parameters/KernelParameters.h"
#include "views/shared/CoreText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace warpgrain::gui {

namespace {

class LaunchTexts {
  Q_DECLARE_TR_FUNCTIONS(LaunchTexts)
};

views::LaunchParameter parameterOf(const run::ParameterLeaf &leaf) {
  views::LaunchParameter out{.path = toQString(leaf.path), .isPointer = leaf.isPointer()};
  if (leaf.isPointer())
    out.type = toQString(std::get<run::ElementType>(leaf.type).name);
  else
    out.type = toQString(nameOf(std::get<run::ScalarKind>(leaf.type)));
  return out;
}

/// "1024 (from line 12)", for a field that is empty. Numbers of other files have no line here.
QString textOf(const run::SourceNumber &number, const Outline &outline) {
  const auto *integer = std::get_if<std::int64_t>(&number.value);
  const auto *real = std::get_if<double>(&number.value);
  const QString value = integer != nullptr ? QString::number(*integer)
                        : real != nullptr  ? QString::number(*real)
                                           : QString();
  if (number.span.empty())
    return (number.isGuess ? LaunchTexts::tr("%1 (a guess from the source)") : LaunchTexts::tr("%1 (from the source)"))
        .arg(value);
  const auto line = outline.placeOf(number.span).line;
  return (number.isGuess ? LaunchTexts::tr("%1 (a guess from line %2)") : LaunchTexts::tr("%1 (from line %2)"))
      .arg(value)
      .arg(line);
}

/// The sizes that the launch has come to.
void addSizes(std::vector<views::LaunchParameter> &parameters, const run::ResolvedLaunch &launch) {
  for (views::LaunchParameter &parameter : parameters) {
    const auto buffer = std::ranges::find(launch.buffers, toUtf8(parameter.path), &run::Buffer::name);
    if (buffer == launch.buffers.end() || buffer->type.strideBytes == 0) continue;
    parameter.size = QString::number(buffer->bytes / buffer->type.strideBytes);
  }
}

QString extentsText(const std::array<std::int64_t, 3> &extents) {
  return QStringLiteral("%1 × %2 × %3").arg(extents[0]).arg(extents[1]).arg(extents[2]);
}

/// A launch in one line: extents, and the buffers with their sizes.
QString launchLine(const run::ResolvedLaunch &launch) {
  const auto bytes = [](std::uint64_t count) { return QLocale().toString(static_cast<qulonglong>(count)); };
  QStringList parts{LaunchTexts::tr("grid %1").arg(extentsText(launch.grid)),
                    LaunchTexts::tr("block %1").arg(extentsText(launch.block))};
  if (launch.sharedBytes != 0)
    parts << LaunchTexts::tr("%1 bytes of dynamic shared memory").arg(bytes(launch.sharedBytes));
  for (const run::Buffer &buffer : launch.buffers)
    parts << LaunchTexts::tr("%1: %2 bytes").arg(toQString(buffer.name), bytes(buffer.bytes));
  return LaunchTexts::tr("Variants are run with %1.").arg(parts.join(QStringLiteral(", ")));
}

/// Says of an incomplete launch what a person has to give: extents that follow from arguments are none of it.
Error missingOf(const LaunchQuestion &question, const run::KernelEntry &entry, model::FunctionId kernel, Error error) {
  const model::Unit &unit = *question.analysis->unit;
  if (!question.site || (question.form.grid && question.form.block)) return error;
  std::map<std::string, std::int64_t> known;
  std::vector<std::string> missing;
  for (const run::KernelParameter &parameter : entry.parameters)
    for (const run::ParameterLeaf &leaf : parameter.leaves) {
      if (leaf.isPointer() || memory::isFloating(std::get<run::ScalarKind>(leaf.type))) continue;
      const auto given = question.form.arguments.find(leaf.path);
      if (given == question.form.arguments.end())
        missing.push_back(leaf.path);
      else if (const auto *integer = std::get_if<std::int64_t>(&given->second))
        known[leaf.path] = *integer;
    }
  const FollowingExtents following = followingExtents(unit, *question.site, std::move(known), missing);
  run::LaunchForm form = question.form;
  if (!form.grid && following.grid.known()) form.grid = {1, 1, 1};
  if (!form.block && following.block.known()) form.block = {1, 1, 1};
  const auto rest = run::resolveLaunch(unit, kernel, {}, form, run::LaunchGivenBy::form);
  return rest ? error : rest.error();
}

/// Each is a line of the form.
constexpr std::size_t mostNumbers = 256;

std::size_t numbersOf(const run::KernelEntry &kernel) {
  std::size_t out = 0;
  for (const run::KernelParameter &parameter : kernel.parameters)
    out += parameter.leaves.size();
  return out;
}

} // namespace

LaunchAnswer answerLaunch(const LaunchQuestion &question) {
  LaunchAnswer out;
  const model::Unit &unit = *question.analysis->unit;
  const model::FunctionId kernel = findKernel(unit, question.kernel);
  if (!model::isSome(kernel)) return out;
  const auto entry = run::kernelEntry(unit, kernel, {});
  if (!entry) {
    out.reason = views::textOfCore(entry.error().message);
    return out;
  }
  if (const std::size_t numbers = numbersOf(*entry); numbers > mostNumbers) {
    out.reason =
        LaunchTexts::tr("The parameters hold %1 numbers, more than can be filled in here. Record a launch with "
                        "warpgrain-cli run --record, and verify with that.")
            .arg(numbers);
    return out;
  }
  for (const run::KernelParameter &parameter : entry->parameters)
    for (const run::ParameterLeaf &leaf : parameter.leaves) {
      views::LaunchParameter shown = parameterOf(leaf);
      if (const run::SourceNumber *number = question.fromSource.find(leaf.path))
        shown.size = textOf(*number, question.analysis->outline);
      out.parameters.push_back(std::move(shown));
    }
  const auto launch = run::resolveLaunch(unit, kernel, {}, question.form, run::LaunchGivenBy::form);
  if (!launch) {
    out.status = views::textOfCore(missingOf(question, *entry, kernel, launch.error()).message);
    return out;
  }
  addSizes(out.parameters, *launch);
  out.told.emplace();
  for (std::size_t i = 0; i < 3; ++i) {
    out.told->grid[i] = launch->grid[i];
    out.told->block[i] = launch->block[i];
  }
  out.told->sharedBytes = launch->sharedBytes;
  out.status = launchLine(*launch);
  out.isComplete = true;
  return out;
}

} // namespace warpgrain::gui
