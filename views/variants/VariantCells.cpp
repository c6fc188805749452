// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/VariantCells.h"

#include "views/shared/CoreText.h"
#include "views/shared/Texts.h"
#include "views/shared/VerdictText.h"
#include "views/variants/MeasurementCells.h"

#include <QCoreApplication>
#include <QLocale>

namespace warpgrain::views {

namespace {

using session::Variant;

QString tr(const char *text) {
  return QCoreApplication::translate("warpgrain::views::VariantsView", text);
}

QString percent(double share) {
  return tr("%1 %").arg(QLocale().toString(100 * share, 'f', share == 1 || share == 0 ? 0 : 1));
}

QString limiters(const Variant &variant) {
  QStringList names;
  if (variant.occupancy)
    for (const device::Resource resource : variant.occupancy->limiting())
      names << resourceName(resource);
  return names.join(QStringLiteral(", "));
}

/// The number of a column; none where the variant does not have it.
std::optional<double> numberOf(const Variant &variant, VariantColumn column) {
  if (column == VariantColumn::occupancy)
    return variant.occupancy ? std::optional(variant.occupancy->occupancy) : std::nullopt;
  if (variant.resources.empty()) return std::nullopt;
  const build::KernelResources &used = variant.resources.front();
  switch (column) {
  case VariantColumn::registers:
    return used.registersPerThread;
  case VariantColumn::spills:
    return used.spillStoreBytes + used.spillLoadBytes;
  case VariantColumn::stack:
    return used.stackFrameBytes;
  case VariantColumn::shared:
    return used.staticSharedBytes + variant.dynamicSharedBytes.value_or(0);
  case VariantColumn::compileTime:
    return static_cast<double>(variant.compileTime.count());
  default:
    return std::nullopt;
  }
}

/// "+4", "−2"; empty where there is nothing to tell.
QString differenceText(const Variant &variant, VariantColumn column, const Variant *original) {
  if (!original || original == &variant || column == VariantColumn::compileTime) return {};
  const auto own = numberOf(variant, column);
  const auto first = numberOf(*original, column);
  if (!own || !first || *own == *first) return {};
  const double difference = *own - *first;
  const QString sign = difference > 0 ? QStringLiteral("+") : QStringLiteral("−");
  if (column == VariantColumn::occupancy) return sign + QLocale().toString(100 * std::abs(difference), 'f', 1);
  return sign + QLocale().toString(std::abs(difference), 'f', 0);
}

QString thresholdText(const device::ResourceLimit &limit) {
  const QString occupancy = percent(limit.next->occupancy);
  switch (limit.resource) {
  case device::Resource::registers:
    return tr("With at most %1 registers per thread the occupancy would be %2.").arg(limit.next->value).arg(occupancy);
  case device::Resource::sharedMemory:
    return tr("With at most %1 bytes of shared memory per block the occupancy would be %2.")
        .arg(limit.next->value)
        .arg(occupancy);
  case device::Resource::barriers:
    return tr("With at most %1 barriers per block the occupancy would be %2.").arg(limit.next->value).arg(occupancy);
  default:
    return tr("With %1 threads per block the occupancy would be %2.").arg(limit.next->value).arg(occupancy);
  }
}

QStringList occupancyLines(const Variant &variant) {
  if (!variant.occupancy)
    return variant.occupancyReason.empty() ? QStringList() : QStringList{toQString(variant.occupancyReason)};
  const device::OccupancyReport &report = *variant.occupancy;
  QStringList lines{tr("%1 blocks of %2 threads, %3 warps on a multiprocessor")
                        .arg(report.activeBlocks)
                        .arg(blockText(variant.block))
                        .arg(report.activeWarps)};
  lines << tr("Limited by: %1").arg(limiters(variant));
  for (const device::ResourceLimit &limit : report.limits)
    if (limit.limiting && limit.next) lines << thresholdText(limit);
  return lines;
}

QStringList resourceLines(const Variant &variant) {
  QStringList lines;
  for (const build::KernelResources &used : variant.resources) {
    QString line = tr("%1: %2 registers, %3 bytes of spills stored and %4 loaded, %5 bytes of stack")
                       .arg(toQString(used.name))
                       .arg(used.registersPerThread)
                       .arg(used.spillStoreBytes)
                       .arg(used.spillLoadBytes)
                       .arg(used.stackFrameBytes);
    lines << line;
  }
  return lines;
}

QStringList statusLines(const Variant &variant) {
  QStringList lines{statusName(variant.status)};
  if (!variant.reason.empty()) lines << textOfCore(variant.reason);
  for (const std::string &note : variant.notes)
    lines << toQString(note);
  // The end of a log is where it says what went wrong; a tooltip has room for no more.
  if (!variant.log.empty()) lines << toQString(variant.log).trimmed().right(2000);
  return lines;
}

/// What a run has shown.
QString resultText(const Variant &variant, const session::VariantVerification &run) {
  switch (run.status) {
  case run::VerificationStatus::differs:
    return tr("differs");
  case run::VerificationStatus::failed:
    return tr("fails");
  case run::VerificationStatus::refused:
    return tr("not with this launch");
  default:
    break;
  }
  const QString good = isOriginal(variant) ? tr("runs") : tr("verified");
  if (run.findings.empty()) return good;
  return tr("%1, with findings").arg(good);
}

QString verificationText(const Variant &variant) {
  if (variant.status == session::VariantStatus::refused) return {};
  if (!variant.verification) return tr("not run");
  if (variant.verification->isRunning) return tr("running…");
  if (variant.verification->isOfOtherLaunch) return tr("not run for this launch");
  return resultText(variant, *variant.verification);
}

QStringList verificationLines(const Variant &variant) {
  if (!variant.verification) return {tr("Verify runs the variant on the CPU and compares its results.")};
  const session::VariantVerification &run = *variant.verification;
  QStringList lines{verificationText(variant)};
  if (run.isOfOtherLaunch) lines << tr("With another launch: %1").arg(resultText(variant, run));
  if (!run.reason.empty()) lines << textOfCore(run.reason);
  for (const std::string &finding : run.findings)
    lines << toQString(finding);
  if (!run.launch.empty()) lines << tr("Run with %1").arg(toQString(run.launch));
  return lines;
}

bool isProvedByRuns(const Variant &variant) {
  const auto &run = variant.verification;
  return run && !run->isRunning && !run->isOfOtherLaunch && run->findings.empty() &&
         run->status == run::VerificationStatus::verified;
}

/// What stands in the place of a verdict where no plan made the variant.
QStringList handLines(const Variant &variant) {
  QStringList lines{tr("Written by hand: no plan made it, so no verdict covers it.")};
  if (isProvedByRuns(variant))
    lines << tr("That it does the same as the original is proved by runs alone, with their data and at their sizes.");
  else
    lines << tr("Verify runs it beside the original, with the same data and at other sizes.");
  lines << tr("From %1").arg(QString::fromStdString(variant.byHand->file.string()));
  return lines;
}

/// Verified ones first, then the others as bad as they are; rows that were not run have no place.
QVariant verificationRank(const Variant &variant) {
  if (!variant.verification || variant.verification->isRunning || variant.verification->isOfOtherLaunch) return {};
  return 2 * static_cast<int>(variant.verification->status) + (variant.verification->findings.empty() ? 0 : 1);
}

QVariant valueOf(const std::optional<double> &number) {
  return number ? QVariant(*number) : QVariant();
}

} // namespace

QString statusName(session::VariantStatus status) {
  switch (status) {
  case session::VariantStatus::waiting:
    return tr("waiting");
  case session::VariantStatus::built:
    return tr("built");
  case session::VariantStatus::refused:
    return tr("refused");
  case session::VariantStatus::failed:
    return tr("failed");
  case session::VariantStatus::written:
    return tr("written");
  default:
    return tr("cancelled");
  }
}

QString resourceName(device::Resource resource) {
  switch (resource) {
  case device::Resource::warps:
    return tr("warps");
  case device::Resource::blocks:
    return tr("blocks");
  case device::Resource::registers:
    return tr("registers");
  case device::Resource::sharedMemory:
    return tr("shared memory");
  default:
    return tr("barriers");
  }
}

QString blockText(const model::Extents &block) {
  QStringList parts;
  for (const model::Axis axis : model::allAxes)
    parts << (block[axis] ? QString::number(*block[axis]) : QStringLiteral("?"));
  return parts.join(u'×');
}

QString stepsText(const Variant &variant) {
  if (variant.byHand) return toQString(variant.byHand->name);
  return variant.plan.empty() ? tr("(original)") : toQString(transform::toString(variant.plan));
}

QString standingText(const Variant &variant) {
  if (!variant.byHand) return verdictLabel(variant.verdict.kind);
  return isProvedByRuns(variant) ? tr("by hand; verified by runs") : tr("by hand");
}

QString cellText(const Variant &variant, VariantColumn column, const Variant *original) {
  switch (column) {
  case VariantColumn::steps:
    return stepsText(variant);
  case VariantColumn::verdict:
    return standingText(variant);
  case VariantColumn::status:
    return statusName(variant.status);
  case VariantColumn::verified:
    return verificationText(variant);
  case VariantColumn::time:
    return timeText(variant);
  case VariantColumn::speedUp:
    return speedUpText(variant);
  case VariantColumn::limiter:
    return limiters(variant);
  default:
    break;
  }
  const auto number = numberOf(variant, column);
  if (!number) return {};
  if (column == VariantColumn::compileTime)
    return variant.fromCache ? tr("cached") : tr("%1 ms").arg(QLocale().toString(*number, 'f', 0));
  const QString text = column == VariantColumn::occupancy ? percent(*number) : QLocale().toString(*number, 'f', 0);
  const QString difference = differenceText(variant, column, original);
  return difference.isEmpty() ? text : tr("%1 (%2)").arg(text, difference);
}

QVariant cellValue(const Variant &variant, VariantColumn column) {
  switch (column) {
  case VariantColumn::steps:
    return static_cast<qulonglong>(variant.id);
  case VariantColumn::verdict:
    // Behind the legal ones, before what is not allowed.
    return 2 * static_cast<int>(variant.byHand ? dependence::VerdictKind::legalIf : variant.verdict.kind) +
           (variant.byHand ? 1 : 0);
  case VariantColumn::status:
    return static_cast<int>(variant.status);
  case VariantColumn::verified:
    return verificationRank(variant);
  case VariantColumn::time:
    return valueOf(timeOf(variant));
  case VariantColumn::speedUp:
    return valueOf(speedUpOf(variant));
  case VariantColumn::limiter:
    return variant.occupancy ? QVariant(limiters(variant)) : QVariant();
  default:
    return valueOf(numberOf(variant, column));
  }
}

QString cellTooltip(const Variant &variant, VariantColumn column, const Variant *original) {
  switch (column) {
  case VariantColumn::steps:
    return stepsText(variant);
  case VariantColumn::verdict:
    return variant.byHand ? handLines(variant).join(u'\n') : verdictTooltip(variant.verdict);
  case VariantColumn::verified:
    return verificationLines(variant).join(u'\n');
  case VariantColumn::time:
  case VariantColumn::speedUp:
    return measurementLines(variant).join(u'\n');
  case VariantColumn::occupancy:
  case VariantColumn::limiter:
    return occupancyLines(variant).join(u'\n');
  case VariantColumn::status:
  case VariantColumn::compileTime:
    return statusLines(variant).join(u'\n');
  default: {
    QStringList lines = resourceLines(variant);
    const QString difference = differenceText(variant, column, original);
    if (!difference.isEmpty()) lines.prepend(tr("%1 compared with the original").arg(difference));
    if (lines.isEmpty()) lines = statusLines(variant);
    return lines.join(u'\n');
  }
  }
}

int comparedWithOriginal(const Variant &variant, VariantColumn column, const Variant *original) {
  if (!original || original == &variant || column == VariantColumn::compileTime) return 0;
  const auto own = numberOf(variant, column);
  const auto first = numberOf(*original, column);
  if (!own || !first || *own == *first) return 0;
  const bool less = *own < *first;
  return less == (column == VariantColumn::occupancy) ? 1 : -1;
}

} // namespace warpgrain::views
