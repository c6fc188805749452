// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/nests/NestRows.h"

#include "app/gui/base/Texts.h"
#include "app/gui/nests/NestSentence.h"
#include "core/base/LineIndex.h"
#include "core/mapping/Footing.h"

#include <QCoreApplication>

#include <algorithm>

namespace warpgrain::gui {

namespace {

class NestRows {
  Q_DECLARE_TR_FUNCTIONS(NestRows)
};

QString spaceText(const mapping::SpaceChoice &choice) {
  const auto name = [](mapping::Space space) {
    switch (space) {
    case mapping::Space::global:
      return NestRows::tr("global memory");
    case mapping::Space::texture:
      return NestRows::tr("texture");
    case mapping::Space::constant:
      return NestRows::tr("constant memory");
    case mapping::Space::local:
      break;
    }
    return NestRows::tr("shared memory");
  };
  if (choice.space != mapping::Space::local) return name(choice.space);
  return NestRows::tr("strips in shared memory, from %1").arg(name(choice.backing));
}

/// "32 x 8", x first: as CUDA writes a block.
QString blockText(const mapping::Group &group, std::size_t rank) {
  QStringList out;
  for (std::size_t axis = 0; axis < rank; ++axis)
    out << QString::number(group.extent[axis]);
  return out.join(QStringLiteral(" x "));
}

views::NestMapping rowOf(const workflow::MappedNest &nest, const mapping::SearchRules &rules, std::size_t index) {
  const auto &ranked = nest.ranking.ranked;
  const mapping::Configuration &each = ranked[index];
  views::NestMapping out{.rank = each.rank,
                         .loops = toQString(mapping::textOf(nest.nest, each.mapping)),
                         .block = blockText(each.group, each.mapping.rank()),
                         .threads = each.group.threads(),
                         .gain = each.numbers.gain,
                         .cost = each.numbers.cost,
                         .sharedBytes = each.numbers.localBytes,
                         .activeBlocks = each.active.groups,
                         .occupancy = each.active.occupancy,
                         .why = {},
                         .spaces = {},
                         .costs = {}};
  if (index + 1 < ranked.size())
    out.why = nestSentenceOf(mapping::whyAbove(each, ranked[index + 1], nest.ranking, rules));
  for (const mapping::ArrayNumbers &array : each.numbers.arrays) {
    out.spaces << spaceText(array.space);
    out.costs.push_back(array.cost);
  }
  return out;
}

views::NestLoop loopOf(const workflow::MappedLoop &loop, const QString &file) {
  views::NestLoop out{.counter = toQString(loop.counter),
                      .place = {.name = QString::number(loop.line), .path = file, .line = static_cast<int>(loop.line)},
                      .depth = static_cast<int>(loop.depth),
                      .trips = toQString(loop.trips),
                      .isParallel = loop.isParallel,
                      .isMapped = loop.isMapped,
                      .gathered = {},
                      .why = loop.why.empty() ? QString() : nestSentenceOf(loop.why)};
  for (const workflow::NestReduction &each : loop.own.reductions)
    out.gathered << QStringLiteral("%1 (%2)").arg(toQString(each.name), toQString(each.operation));
  return out;
}

views::NestArray arrayOf(const mapping::LoopNest &nest, const mapping::NestArray &array) {
  views::NestArray out{
      .name = toQString(array.name), .isRead = array.isRead, .isWritten = array.isWritten, .accesses = array.accesses};
  for (access::AccessMatrix &matrix : out.accesses) {
    matrix.intraNames.clear();
    for (const mapping::NestLoop &loop : nest.loops)
      matrix.intraNames.push_back(loop.counter);
  }
  return out;
}

QStringList sentencesOf(const std::vector<std::string> &texts) {
  QStringList out;
  for (const std::string &text : texts)
    out << nestSentenceOf(text);
  return out;
}

/// The first line of a text that has a name of a function; `otherwise` where none has.
int lineOf(const LineIndex &lines, const std::string &text, const std::string &name, int otherwise) {
  const std::size_t at = text.find(name);
  return at == std::string::npos ? otherwise : static_cast<int>(lines.locate(static_cast<std::uint32_t>(at)).line);
}

/// What was written of a nest; null where the nests were read once more, and it was not found.
const workflow::WrittenNest *writtenOf(const workflow::WrittenSource &written, const workflow::MappedNest &nest) {
  const auto isIt = [&](std::uint32_t line) {
    const auto found = std::ranges::find_if(written.nests, [&](const workflow::WrittenNest &each) {
      return each.line == line && each.function == nest.function;
    });
    return found == written.nests.end() ? nullptr : &*found;
  };
  if (const auto *found = isIt(nest.line)) return found;
  return nest.changedFrom == 0 ? nullptr : isIt(nest.changedFrom);
}

views::WrittenNest textOf(const NestStudy &study, const workflow::WrittenSource &written, std::size_t index,
                          const LineIndex &program, const LineIndex &kernels) {
  const workflow::MappedNest &nest = study.mapped.nests[index];
  // Nests that begin in one line are told apart by their order.
  const bool isSameList = written.nests.size() == study.mapped.nests.size() && written.nests[index].line == nest.line;
  const workflow::WrittenNest *found = isSameList ? &written.nests[index] : writtenOf(written, nest);
  views::WrittenNest out{.kernel = {}, .why = {}, .programLine = static_cast<int>(nest.line), .kernelLine = 1};
  if (found == nullptr) return out;
  out.kernel = toQString(found->kernel);
  if (!found->why.empty()) out.why = placedSentenceOf(found->why, toQString(study.mapped.file)).text;
  if (found->kernel.empty()) return out;
  out.programLine = lineOf(program, written.text, found->kernel, out.programLine);
  out.kernelLine = written.kernels.empty() ? out.programLine : lineOf(kernels, written.kernels, found->kernel, 1);
  return out;
}

QString rulesText(const mapping::SearchRules &rules) {
  const QString capability = toQString(rules.limits.capability.number());
  return rules.counting == mapping::Counting::paper
             ? NestRows::tr("published rules, compute capability %1, %2 registers")
                   .arg(capability)
                   .arg(rules.registersPerThread)
             : NestRows::tr("our rules, compute capability %1, %2 registers")
                   .arg(capability)
                   .arg(rules.registersPerThread);
}

} // namespace

views::NestList nestRowsOf(const NestStudy &study) {
  const QString file = toQString(study.mapped.file);
  views::NestList out{.nests = {},
                      .rules = rulesText(study.request.rules),
                      .source = toQString(study.request.source.text.value_or(study.mapped.text)),
                      .error = {},
                      .errorPlace = {}};
  for (const workflow::MappedNest &nest : study.mapped.nests) {
    const int line = static_cast<int>(nest.line);
    views::Nest row{.function = toQString(nest.function),
                    .place = {.name = QString::number(line), .path = file, .line = line},
                    .lastLine = std::max(static_cast<int>(nest.lastLine), line),
                    .loops = {},
                    .changes = sentencesOf(nest.changes),
                    .assumptions = sentencesOf(nest.assumptions),
                    .refusal = {},
                    .refusalPlace = {},
                    .arrays = {},
                    .mappings = {},
                    .leftOut = static_cast<int>(nest.ranking.dropped.size())};
    for (const workflow::MappedLoop &loop : nest.loops)
      row.loops.push_back(loopOf(loop, file));
    for (const mapping::NestArray &array : nest.nest.arrays)
      row.arrays.push_back(arrayOf(nest.nest, array));
    for (std::size_t i = 0; i < nest.ranking.ranked.size(); ++i)
      row.mappings.push_back(rowOf(nest, study.request.rules, i));
    if (!nest.refusal.empty()) {
      PlacedSentence refusal = placedSentenceOf(nest.refusal, file);
      row.refusal = std::move(refusal.text);
      row.refusalPlace = std::move(refusal.place);
    }
    out.nests.push_back(std::move(row));
  }
  return out;
}

views::NestList nestRowsOf(const Error &error, const std::filesystem::path &file) {
  views::NestList out;
  QStringList sentences;
  for (const QString &line : toQString(error.message).split(u'\n')) {
    PlacedSentence sentence = placedSentenceOf(toUtf8(line), toQString(file));
    if (!out.errorPlace) out.errorPlace = std::move(sentence.place);
    if (!sentences.contains(sentence.text)) sentences << sentence.text;
  }
  out.error = sentences.join(u'\n');
  return out;
}

views::NestTexts nestTextsOf(const NestStudy &study, const workflow::NestForm &form,
                             const Result<workflow::WrittenSource> &written) {
  views::NestTexts out{.isOpenCl = form.language == workflow::NestLanguage::openCl,
                       .program = {},
                       .kernels = {},
                       .nests = {},
                       .error = {}};
  if (!written) {
    out.error = nestRowsOf(written.error(), study.mapped.file).error;
    return out;
  }
  out.program = toQString(written->text);
  out.kernels = toQString(written->kernels);
  const LineIndex program(written->text);
  const LineIndex kernels(written->kernels);
  for (std::size_t i = 0; i < study.mapped.nests.size(); ++i)
    out.nests.push_back(textOf(study, *written, i, program, kernels));
  return out;
}

} // namespace warpgrain::gui
