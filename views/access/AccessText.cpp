// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/access/AccessText.h"

#include "views/shared/Texts.h"
#include "views/shared/VerdictText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::views {

namespace {

using access::AccessFacts;
using access::PatternKind;
using model::MemorySpace;

class AccessTexts {
  Q_DECLARE_TR_FUNCTIONS(AccessTexts)
};

/// The clause that says the same and names no option.
dependence::ReasonId withoutOption(dependence::ReasonId id) {
  using dependence::ReasonId;
  switch (id) {
  case ReasonId::blockNotGiven:
    return ReasonId::blockNotKnown;
  case ReasonId::gridNotGiven:
    return ReasonId::gridNotKnown;
  case ReasonId::argumentNotGiven:
    return ReasonId::isNotKnown;
  default:
    return id;
  }
}

dependence::Reason withoutOptions(const dependence::Reason &reason) {
  dependence::Reason out(withoutOption(reason.id), {}, reason.span);
  for (const dependence::ReasonArgument &argument : reason.arguments) {
    const dependence::Reason *clause = argument.clause();
    out.arguments.push_back(clause != nullptr ? withoutOptions(*clause) : argument);
  }
  return out;
}

} // namespace

QString glyphOf(AccessProblem problem) {
  switch (problem) {
  case AccessProblem::none:
    return QStringLiteral("✓");
  case AccessProblem::notKnown:
    return QStringLiteral("?");
  default:
    return QStringLiteral("!");
  }
}

QString nameOf(AccessProblem problem) {
  switch (problem) {
  case AccessProblem::none:
    return AccessTexts::tr("nothing is wasted");
  case AccessProblem::uncoalesced:
    return AccessTexts::tr("uncoalesced");
  case AccessProblem::conflicting:
    return AccessTexts::tr("bank conflict");
  default:
    return AccessTexts::tr("not counted");
  }
}

QString spaceName(MemorySpace space) {
  switch (space) {
  case MemorySpace::global:
    return AccessTexts::tr("global");
  case MemorySpace::shared:
    return AccessTexts::tr("shared");
  case MemorySpace::local:
    return AccessTexts::tr("local");
  case MemorySpace::constant:
    return AccessTexts::tr("constant");
  case MemorySpace::texture:
    return AccessTexts::tr("texture");
  default:
    return AccessTexts::tr("unknown", "memory space");
  }
}

QString kindName(model::AccessKind kind) {
  switch (kind) {
  case model::AccessKind::read:
    return AccessTexts::tr("read");
  case model::AccessKind::write:
    return AccessTexts::tr("write");
  case model::AccessKind::readWrite:
    return AccessTexts::tr("read and write");
  default:
    return AccessTexts::tr("atomic");
  }
}

/// threadIdx.x runs from row to row.
bool runsAcrossRows(const access::Pattern &pattern) {
  return pattern.isTrue == false && pattern.kind != PatternKind::random && pattern.kind != PatternKind::uniform;
}

QString patternName(const access::Pattern &pattern) {
  if (runsAcrossRows(pattern)) return AccessTexts::tr("strided");
  switch (pattern.kind) {
  case PatternKind::uniform:
    return AccessTexts::tr("uniform");
  case PatternKind::linear:
    return AccessTexts::tr("linear");
  case PatternKind::reverseLinear:
    return AccessTexts::tr("reverse linear");
  case PatternKind::shifted:
    return AccessTexts::tr("shifted");
  case PatternKind::overlapping:
    return AccessTexts::tr("overlapping");
  case PatternKind::strided:
    return AccessTexts::tr("strided");
  default:
    return AccessTexts::tr("random");
  }
}

QString patternHelp(const access::Pattern &pattern) {
  if (runsAcrossRows(pattern)) return AccessTexts::tr("strided: neighbouring threads use elements of different rows");
  switch (pattern.kind) {
  case PatternKind::uniform:
    return AccessTexts::tr("uniform: all threads along x use one element");
  case PatternKind::linear:
    return AccessTexts::tr("linear: neighbouring threads use neighbouring elements");
  case PatternKind::reverseLinear:
    return AccessTexts::tr("reverse linear: neighbouring threads use neighbouring elements, backwards");
  case PatternKind::shifted:
    return AccessTexts::tr("shifted: linear, but not from where a sector begins");
  case PatternKind::overlapping:
    return AccessTexts::tr("overlapping: rows of threads meet the elements of their neighbours");
  case PatternKind::strided:
    return AccessTexts::tr("strided: neighbouring threads are several elements apart");
  default:
    return AccessTexts::tr("random: not known before the kernel runs");
  }
}

QString numberText(double value) {
  const bool isWhole = std::abs(value - std::round(value)) < 0.005;
  return QLocale().toString(value, 'f', isWhole ? 0 : 2);
}

QString bytesText(std::int64_t bytes) {
  if (bytes >= 4096 && bytes % 1024 == 0) return AccessTexts::tr("%1 KiB").arg(QLocale().toString(bytes / 1024));
  return AccessTexts::tr("%n byte(s)", nullptr, static_cast<int>(bytes));
}

QString sectorsText(const AccessFacts &facts) {
  if (facts.space == MemorySpace::shared) return QStringLiteral("–");
  const auto sectors = sectorsPerRequest(facts);
  return sectors ? QStringLiteral("%1 / %2").arg(numberText(*sectors), numberText(*idealSectors(facts)))
                 : QStringLiteral("?");
}

QString waysText(const AccessFacts &facts) {
  if (facts.space != MemorySpace::shared) return QStringLiteral("–");
  const auto ways = conflictWays(facts);
  return ways ? QLocale().toString(static_cast<qlonglong>(*ways)) : QStringLiteral("?");
}

QString accessTooltip(const AccessRow &row) {
  const AccessFacts &facts = row.facts;
  QStringList lines;
  lines << AccessTexts::tr("%1: %2, %3 memory").arg(row.text, kindName(facts.kind), spaceName(facts.space));
  lines << patternHelp(facts.pattern);
  if (const auto sectors = sectorsPerRequest(facts))
    lines << AccessTexts::tr("sectors a request: %1, ideal %2")
                 .arg(numberText(*sectors), numberText(*idealSectors(facts)));
  if (const auto ways = conflictWays(facts))
    lines << (*ways > 1 ? AccessTexts::tr("bank conflict: %1 ways").arg(*ways) : AccessTexts::tr("no bank conflict"));
  if (!facts.isAffine()) lines << AccessTexts::tr("not affine: %1").arg(sentenceOf(*facts.obscurity));
  lines << row.sentence;
  return lines.join(u'\n');
}

std::size_t worstOf(const AccessList &list) {
  const auto waste = [](const AccessRow &row) {
    if (const auto ways = conflictWays(row.facts)) return static_cast<double>(*ways);
    const auto sectors = sectorsPerRequest(row.facts);
    const double ideal = idealSectors(row.facts).value_or(0);
    return sectors && ideal > 0 ? *sectors / ideal : 0;
  };
  std::size_t worst = 0;
  for (std::size_t i = 1; i < list.rows.size(); ++i)
    if (waste(list.rows[i]) > std::max(1.02, waste(list.rows[worst]))) worst = i;
  return worst;
}

QString textWithoutOptions(const dependence::Reason &reason) {
  return sentenceOf(withoutOptions(reason));
}

} // namespace warpgrain::views
