// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/openmp/OpenMpRows.h"

#include "app/gui/base/Texts.h"
#include "app/gui/openmp/LineMap.h"
#include "app/gui/openmp/ReasonSentence.h"
#include "core/base/LineIndex.h"
#include "core/openmp/emit/AnnotatedText.h"
#include "core/openmp/transfers/TransferVerdict.h"
#include "views/shared/CoreText.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace warpgrain::gui {

namespace {

class OpenMpRows {
  Q_DECLARE_TR_FUNCTIONS(OpenMpRows)
};

QString ruleText(openmp::SharingRule rule) {
  switch (rule) {
  case openmp::SharingRule::threadPrivateDirective:
    return OpenMpRows::tr("listed in a threadprivate directive");
  case openmp::SharingRule::declaredInside:
    return OpenMpRows::tr("declared in the construct");
  case openmp::SharingRule::staticInside:
    return OpenMpRows::tr("static, declared in the construct");
  case openmp::SharingRule::loopCounter:
    return OpenMpRows::tr("counts a loop that is shared out");
  case openmp::SharingRule::clause:
    return OpenMpRows::tr("listed in a clause");
  case openmp::SharingRule::defaultClause:
    return OpenMpRows::tr("by the default clause");
  case openmp::SharingRule::targetNumber:
    return OpenMpRows::tr("a number in a target construct, listed nowhere");
  case openmp::SharingRule::enclosing:
    return OpenMpRows::tr("as in the enclosing region");
  case openmp::SharingRule::ofCalledFunction:
    return OpenMpRows::tr("of a function that the region calls");
  case openmp::SharingRule::implicitlyShared:
    break;
  }
  return OpenMpRows::tr("listed nowhere");
}

QString passText(openmp::TransferPass pass) {
  switch (pass) {
  case openmp::TransferPass::residency:
    return OpenMpRows::tr("residency");
  case openmp::TransferPass::liveness:
    return OpenMpRows::tr("liveness");
  case openmp::TransferPass::allocation:
    return OpenMpRows::tr("one allocation");
  case openmp::TransferPass::promotion:
    break;
  }
  return OpenMpRows::tr("promotion out of a loop");
}

/// Finds lines of a program in its files and in its other texts.
class Lines {
public:
  Lines(const openmp::Program &program, const std::string &annotated)
      : program_(program), index_(program.text), annotated_(program.text, annotated) {}

  int inText(std::uint32_t offset) const { return static_cast<int>(index_.locate(offset).line); }

  int inAnnotated(std::uint32_t offset) const {
    return static_cast<int>(annotated_.lineOf(index_.locate(offset).line));
  }

  views::SourcePlace at(std::uint32_t offset) const {
    const openmp::SourceLine found = program_.placeOf(index_.locate(offset).line);
    const QString number = QString::number(found.line);
    return {.name = found.path == program_.path ? number : toQString(found.path.filename()) + u':' + number,
            .path = toQString(found.path),
            .line = static_cast<int>(found.line)};
  }

  QString line(std::uint32_t offset) const { return OpenMpRows::tr("line %1").arg(at(offset).name); }

private:
  const openmp::Program &program_;
  LineIndex index_;
  LineMap annotated_;
};

views::OpenMpReason reasonOf(const Lines &lines, const openmp::Reason &reason) {
  views::OpenMpReason out{.text = sentenceOf(reason), .id = toQString(openmp::nameOf(reason.id)), .place = {}};
  if (reason.span) out.place = lines.at(reason.span->begin);
  return out;
}

std::vector<views::OpenMpReason> reasonsOf(const Lines &lines, const std::vector<openmp::Reason> &reasons) {
  std::vector<views::OpenMpReason> out;
  for (const openmp::Reason &each : reasons)
    out.push_back(reasonOf(lines, each));
  return out;
}

/// Why the GPU may not have a variable.
QString staleText(const Lines &lines, const openmp::Stale &stale) {
  switch (stale.kind) {
  case openmp::StaleKind::notYet:
    return OpenMpRows::tr("no kernel has had it yet");
  case openmp::StaleKind::changedByCpu:
    return OpenMpRows::tr("the CPU may change it (%1)").arg(lines.line(stale.at));
  case openmp::StaleKind::changedUnknown:
    return OpenMpRows::tr("code that is not followed may change it (%1)").arg(lines.line(stale.at));
  case openmp::StaleKind::copiedOnce:
    return OpenMpRows::tr("a launch that keeps nothing has it (%1)").arg(lines.line(stale.at));
  case openmp::StaleKind::elsewhere:
    break;
  }
  return OpenMpRows::tr("code of another source may change it (%1)").arg(lines.line(stale.at));
}

QString toGpuText(const Lines &lines, const openmp::Transfer &transfer) {
  if (!transfer.isKept) return OpenMpRows::tr("at each launch");
  if (transfer.isFilled) return OpenMpRows::tr("only where the loop does not write all of it");
  if (transfer.stale.empty()) return OpenMpRows::tr("never: the GPU has it on every path");
  QStringList why;
  for (const openmp::Stale &each : transfer.stale)
    why << staleText(lines, each);
  const QString all = why.join(OpenMpRows::tr(", or "));
  return transfer.copiesAgain ? OpenMpRows::tr("at each launch: %1").arg(all) : OpenMpRows::tr("where %1").arg(all);
}

QString toCpuText(const Lines &lines, const openmp::MappedVariable &each) {
  const openmp::Transfer &transfer = each.transfer;
  if (!each.isWritten) return OpenMpRows::tr("never: the kernel does not change it");
  if (!transfer.isKept) return OpenMpRows::tr("at each launch");
  if (transfer.to.empty()) return OpenMpRows::tr("never: the CPU does not read it");
  QStringList places;
  for (const std::uint32_t at : transfer.to)
    places << lines.line(at);
  const QString all = places.join(QStringLiteral(", "));
  return transfer.comesBack ? OpenMpRows::tr("at each launch, for %1").arg(all) : OpenMpRows::tr("before %1").arg(all);
}

QString cacheText(openmp::ArrayCache cache) {
  switch (cache) {
  case openmp::ArrayCache::constant:
    return OpenMpRows::tr("constant memory");
  case openmp::ArrayCache::texture:
    return OpenMpRows::tr("the read-only cache");
  case openmp::ArrayCache::none:
    break;
  }
  return {};
}

QString bytesText(const openmp::Variable &variable, const openmp::MappedVariable &mapped) {
  if (mapped.byPointer || !variable.bytes) return OpenMpRows::tr("asked at run time");
  return QLocale().toString(static_cast<qulonglong>(*variable.bytes));
}

views::OpenMpTransfer transferOf(const openmp::Program &program, const Lines &lines, const openmp::Region &region,
                                 const openmp::Kernel &kernel, const openmp::MappedVariable &mapped) {
  const openmp::TransferVerdict verdict = openmp::verdictOf(program, region.function, kernel, mapped);
  QStringList passes;
  for (const openmp::TransferPass pass : verdict.passes)
    passes << passText(pass);
  return {.variable = toQString(program[mapped.variable].name),
          .bytes = bytesText(program[mapped.variable], mapped),
          .toGpu = toGpuText(lines, mapped.transfer),
          .toCpu = toCpuText(lines, mapped),
          .leftOut = passes.join(QStringLiteral(", ")),
          .cache = cacheText(mapped.cache),
          .reasons = reasonsOf(lines, mapped.transfer.reasons)};
}

QString countersOf(const openmp::Program &program, const std::vector<openmp::CountedLoop> &loops) {
  QStringList out;
  for (const openmp::CountedLoop &loop : loops)
    out << toQString(program[loop.counter].name);
  return out.join(QStringLiteral(", "));
}

QStringList sentencesOf(const openmp::Program &program, const openmp::Kernel &kernel) {
  QStringList out;
  if (kernel.order)
    out << OpenMpRows::tr("Threads take the iterations of the loops over %1.")
               .arg(countersOf(program, kernel.order->sharedLoops()));
  if (kernel.collapse)
    out << OpenMpRows::tr("The threads of a block share the loop over %1.")
               .arg(toQString(program[kernel.collapse->loop->counted->counter].name));
  if (kernel.mostBlocks)
    out << OpenMpRows::tr("A launch has at most %1 blocks.").arg(QLocale().toString(qlonglong{*kernel.mostBlocks}));
  for (const openmp::KernelReduction &each : kernel.reductions)
    out << OpenMpRows::tr("%1 is gathered with %2; its parts come back at each launch.")
               .arg(toQString(program[each.variable].name), toQString(each.operation));
  for (const openmp::VariableId each : kernel.lastPrivates)
    out << OpenMpRows::tr("The last value of %1 comes back at each launch.").arg(toQString(program[each].name));
  if (kernel.keepsOriginal())
    out << OpenMpRows::tr("The CPU's loop stays beside it, for memory or a condition that is known at run time only.");
  return out;
}

/// The line of a text where a function is defined; `otherwise` where it is not found.
int lineOfKernel(const LineIndex &lines, const std::string &text, const std::string &name, int otherwise) {
  const std::size_t at = text.find(" " + name + "(");
  return at == std::string::npos ? otherwise : static_cast<int>(lines.locate(static_cast<std::uint32_t>(at)).line);
}

/// The first line of the CUDA program that is a region's.
std::vector<int> cudaLinesOf(const openmp::CudaText &cuda, std::size_t regions) {
  std::vector<int> out(regions, 0);
  for (const openmp::WrittenRegion &written : cuda.written)
    for (const openmp::LineRange &range : written.lines)
      if (int &line = out[written.region];
          range.first <= range.last && (line == 0 || line > static_cast<int>(range.first)))
        line = static_cast<int>(range.first);
  return out;
}

/// A region without its kernels, or a directive outside of all.
views::OpenMpRegion regionAt(const openmp::Program &program, const Lines &lines, const LineMap &cuda,
                             const openmp::Statement &statement, openmp::FunctionId function) {
  const std::uint32_t begin = statement.span.begin;
  const int line = lines.inText(begin);
  return {.function = toQString(program[function].name),
          .directive = statement.directive ? toQString(statement.directive->name) : QString(),
          .place = lines.at(begin),
          .sourceLine = line,
          .openMpLine = lines.inAnnotated(begin),
          .cudaLine = static_cast<int>(cuda.lineOf(static_cast<std::uint32_t>(line))),
          .isOnGpu = false,
          .kernels = {},
          .variables = {},
          .reasons = {}};
}

views::OpenMpKernel kernelOf(const workflow::Translated &translated, const Lines &lines, const LineIndex &cuda,
                             const openmp::Region &region, const openmp::Kernel &kernel, int regionLine) {
  const openmp::Program &program = *translated.program;
  const std::uint32_t begin = kernel.loops.empty() ? region.shown().span.begin : kernel.loops.front()->span.begin;
  views::OpenMpKernel out{.name = toQString(kernel.name),
                          .place = lines.at(begin),
                          .sourceLine = lines.inText(begin),
                          .openMpLine = lines.inAnnotated(begin),
                          .cudaLine = lineOfKernel(cuda, translated.cuda.text, kernel.name, regionLine),
                          .threads = kernel.isOfTeams() || kernel.grid ? 0 : static_cast<int>(kernel.threadsOfBlock),
                          .more = sentencesOf(program, kernel),
                          .transfers = {}};
  for (const openmp::MappedVariable &mapped : kernel.mapped)
    out.transfers.push_back(transferOf(program, lines, region, kernel, mapped));
  return out;
}

views::OpenMpVariable variableOf(const openmp::Program &program, const openmp::SharedVariable &each) {
  QString sharing = toQString(openmp::nameOf(each.sharing));
  if (!each.operation.empty()) sharing += QStringLiteral(" (%1)").arg(toQString(each.operation));
  return {.name = toQString(program[each.variable].name), .sharing = sharing, .rule = ruleText(each.rule)};
}

/// A directive of which no statement is read; its place is "file:line".
views::OpenMpRegion unreadOf(const openmp::UnreadDirective &unread) {
  views::OpenMpRegion out;
  out.directive = toQString(unread.name);
  const std::size_t colon = unread.place.rfind(':');
  const std::filesystem::path path = unread.place.substr(0, colon);
  out.place = {.name = toQString(path.filename()), .path = toQString(path), .line = 1};
  if (colon != std::string::npos) {
    out.place.line = std::max(toQString(unread.place.substr(colon + 1)).toInt(), 1);
    out.place.name += QStringLiteral(":%1").arg(out.place.line);
  }
  const openmp::Reason reason{.id = openmp::ReasonId::constructUnread, .arguments = {}, .span = {}};
  out.reasons.push_back({.text = sentenceOf(reason), .id = toQString(openmp::nameOf(reason.id)), .place = {}});
  return out;
}

} // namespace

views::OpenMpProgram rowsOf(const workflow::Translated &translated) {
  const openmp::Program &program = *translated.program;
  const openmp::ProgramPlan &plan = translated.plan;
  auto annotated = openmp::annotatedText(program, plan);
  views::OpenMpProgram out;
  out.source = toQString(program.text);
  out.openMp = annotated ? toQString(*annotated) : views::textOfCore(annotated.error().message);
  out.cuda = toQString(translated.cuda.text);
  const Lines lines(program, annotated ? *annotated : std::string());
  const LineIndex cuda(translated.cuda.text);
  const LineMap inCuda(program.text, translated.cuda.text);
  const std::vector<int> cudaLines = cudaLinesOf(translated.cuda, plan.regions.size());
  std::vector<std::pair<std::uint32_t, views::OpenMpRegion>> found; // with their offsets
  for (std::size_t i = 0; i < plan.regions.size(); ++i) {
    const openmp::Region &region = plan.regions[i];
    views::OpenMpRegion row = regionAt(program, lines, inCuda, region.shown(), region.function);
    if (region.isOnGpu() && cudaLines[i] > 0) row.cudaLine = cudaLines[i];
    row.isOnGpu = region.isOnGpu();
    for (const openmp::Kernel &kernel : region.kernels)
      row.kernels.push_back(kernelOf(translated, lines, cuda, region, kernel, row.cudaLine));
    for (const openmp::SharedVariable &each : region.variables)
      row.variables.push_back(variableOf(program, each));
    row.reasons = reasonsOf(lines, region.reasons);
    found.emplace_back(region.shown().span.begin, std::move(row));
  }
  for (const openmp::LeftDirective &left : plan.left) {
    views::OpenMpRegion row = regionAt(program, lines, inCuda, *left.statement, left.function);
    row.reasons.push_back(reasonOf(lines, left.reason));
    found.emplace_back(left.statement->span.begin, std::move(row));
  }
  std::ranges::stable_sort(found, {}, &std::pair<std::uint32_t, views::OpenMpRegion>::first);
  for (auto &[begin, row] : found)
    out.regions.push_back(std::move(row));
  for (const openmp::UnreadDirective &unread : program.unread)
    out.regions.push_back(unreadOf(unread));
  out.notes = reasonsOf(lines, plan.notes);
  return out;
}

views::OpenMpProgram rowsOf(const Error &error) {
  views::OpenMpProgram out;
  out.error = views::textOfCore(error.message);
  static const QRegularExpression place(QStringLiteral("^(/[^:]+):([0-9]+)(:[0-9]+)?: "));
  if (const auto match = place.match(toQString(error.message)); match.hasMatch())
    out.errorPlace =
        views::SourcePlace{.name = toQString(toPath(match.captured(1)).filename()) + u':' + match.captured(2),
                           .path = match.captured(1),
                           .line = match.captured(2).toInt()};
  return out;
}

} // namespace warpgrain::gui
