// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tune/TuneTexts.h"

#include "app/gui/base/Texts.h"
#include "core/plan/Step.h"
#include "views/shared/CoreText.h"
#include "views/shared/VerdictText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace warpgrain::gui {

namespace {

using workflow::PlanAnswer;
using workflow::SearchEnd;

struct TuneTexts {
  Q_DECLARE_TR_FUNCTIONS(TuneTexts)
};

views::TuneStrategy translated(const tune::NamedStrategy &strategy) {
  if (strategy.name == "surrogate")
    return {TuneTexts::tr("surrogate"), TuneTexts::tr("A model that learns from every result chooses the next plan.")};
  if (strategy.name == "genetic")
    return {TuneTexts::tr("genetic"), TuneTexts::tr("The best plans so far are crossed and changed.")};
  if (strategy.name == "annealing")
    return {TuneTexts::tr("annealing"), TuneTexts::tr("Walks to neighbours, to worse ones too, less and less.")};
  if (strategy.name == "neighbourhood")
    return {TuneTexts::tr("neighbourhood"), TuneTexts::tr("Walks to the best neighbour, then starts again elsewhere.")};
  if (strategy.name == "random") return {TuneTexts::tr("random"), TuneTexts::tr("Plans in random order.")};
  if (strategy.name == "exhaustive")
    return {TuneTexts::tr("exhaustive"), TuneTexts::tr("Every plan, in the order of the space.")};
  return {toQString(strategy.name), toQString(strategy.what)};
}

views::TuneVerdict verdictOf(const workflow::SearchedPlan &plan) {
  switch (plan.answer) {
  case PlanAnswer::refused:
    return views::TuneVerdict::refused;
  case PlanAnswer::failed:
    return views::TuneVerdict::failed;
  case PlanAnswer::alike:
    return views::TuneVerdict::alike;
  default:
    break;
  }
  if (!plan.speedUp) return views::TuneVerdict::timed;
  switch (plan.beside) {
  case workflow::Beside::faster:
    return views::TuneVerdict::faster;
  case workflow::Beside::same:
    return views::TuneVerdict::same;
  case workflow::Beside::slower:
    return views::TuneVerdict::slower;
  default:
    return views::TuneVerdict::ambiguous;
  }
}

/// A value as a person reads it: "none" where a choice is not made.
QString valueText(const tune::ParameterValue &value) {
  const std::string text = tune::textOf(value);
  return text.empty() ? TuneTexts::tr("as usual") : toQString(text);
}

/// What a configuration chooses, where its plan is not known: "block_size_x 32; tile_size 2".
QString configurationText(const workflow::SearchedPlan &plan) {
  QStringList parts;
  for (const auto &[name, value] : plan.configuration)
    parts << QStringLiteral("%1 %2").arg(toQString(name), toQString(tune::textOf(value)));
  return parts.join(QStringLiteral("; "));
}

/// "41,472", or "4.3·10^15" of a number that nobody counts.
QString combinationsText(std::uint64_t combinations) {
  constexpr double countable = 1e9;
  const auto number = static_cast<double>(combinations);
  if (number < countable) return QLocale().toString(static_cast<qulonglong>(combinations));
  const double power = std::floor(std::log10(number));
  return QStringLiteral("%1·10^%2").arg(number / std::pow(10, power), 0, 'f', 1).arg(power);
}

QString kernelText(const TuneRun &run) {
  return run.kernel.isNone() ? TuneTexts::tr("a kernel that is not known") : toQString(run.kernel.name);
}

} // namespace

std::vector<views::TuneStrategy> tuneStrategies() {
  std::vector<views::TuneStrategy> out;
  for (const tune::NamedStrategy &strategy : tune::strategies)
    out.push_back(translated(strategy));
  return out;
}

views::TuneSpace tuneSpaceOf(const TuneRun &run) {
  views::TuneSpace out{.parameters = {},
                       .leftOut = {},
                       .originalMicroseconds = {},
                       .originalMicrojoules = {},
                       .budget = run.settings.evaluations};
  for (const std::string &name : run.result.leftOut)
    out.leftOut << toQString(name);
  for (const tune::Parameter &parameter : run.result.parameters) {
    views::TuneParameter shown{.name = toQString(parameter.name), .values = {}};
    for (const tune::ParameterValue &value : parameter.values)
      shown.values << valueText(value);
    out.parameters.push_back(std::move(shown));
  }
  if (run.result.original) out.originalMicroseconds = run.result.original->summary.median;
  if (run.result.original && run.result.original->energy)
    out.originalMicrojoules = run.result.original->energy->microjoules;
  return out;
}

views::TunePoint tunePointOf(const workflow::SearchedPlan &plan, const workflow::PlanSearchResult &result) {
  views::TunePoint out{.steps = plan.plan.empty() ? configurationText(plan) : toQString(toString(plan.plan)),
                       .choices = {},
                       .verdict = verdictOf(plan),
                       .reason = views::textOfCore(plan.reason),
                       .microseconds = {},
                       .speedUp = plan.speedUp,
                       .saving = plan.saving,
                       .isKnown = plan.isFromStore};
  if (plan.answer == PlanAnswer::measured && plan.row) {
    out.microseconds = plan.row->summary.median;
    if (plan.row->energy) out.microjoules = plan.row->energy->microjoules;
  }
  for (const tune::Parameter &parameter : result.parameters) {
    const auto chosen =
        std::ranges::find(plan.configuration, parameter.name, [](const auto &one) { return one.first; });
    const auto value = chosen == plan.configuration.end() ? parameter.values.begin()
                                                          : std::ranges::find(parameter.values, chosen->second);
    out.choices.push_back(value == parameter.values.end() ? 0 : static_cast<int>(value - parameter.values.begin()));
  }
  return out;
}

QString tuneHeadline(const TuneRun &run, const QString &place) {
  const QString space = TuneTexts::tr("%n choice(s)", nullptr, static_cast<int>(run.result.parameters.size())) +
                        TuneTexts::tr(", %1 combinations").arg(combinationsText(run.result.combinations));
  QString out;
  if (run.replayed.isEmpty())
    out = TuneTexts::tr("%1 on %2: %3").arg(kernelText(run), place, space);
  else if (run.isInOrder)
    out = TuneTexts::tr("Replay of %1 in the order of its recording: %2").arg(run.replayed, space);
  else
    out = TuneTexts::tr("Replay of %1, the strategy chooses from its results: %2").arg(run.replayed, space);
  if (!run.result.leftOut.empty())
    out += TuneTexts::tr("; %n choice(s) left out", nullptr, static_cast<int>(run.result.leftOut.size()));
  return out;
}

QString tuneSpaceText(const TuneRun &run) {
  QStringList lines;
  for (const tune::Parameter &parameter : run.result.parameters) {
    QStringList values;
    for (const tune::ParameterValue &value : parameter.values)
      values << valueText(value);
    lines << QStringLiteral("%1: %2").arg(toQString(parameter.name), values.join(QStringLiteral(", ")));
  }
  for (const std::string &name : run.result.leftOut)
    lines << TuneTexts::tr("%1: left out, the space would be too large to be numbered").arg(toQString(name));
  return lines.join(u'\n');
}

QString tuneCountsText(const TuneRun &run) {
  const auto &result = run.result;
  const auto add = [](QStringList &parts, std::size_t count, const QString &what) {
    if (count > 0) parts << what.arg(count);
  };
  QStringList parts{TuneTexts::tr("%1 of %2 plans evaluated").arg(result.evaluated).arg(run.settings.evaluations)};
  add(parts, result.count(PlanAnswer::refused), TuneTexts::tr("%1 refused"));
  add(parts, result.count(PlanAnswer::failed), TuneTexts::tr("%1 failed"));
  add(parts, result.count(PlanAnswer::alike), TuneTexts::tr("%1 with the machine code of another"));
  add(parts, static_cast<std::size_t>(std::ranges::count(result.plans, true, &workflow::SearchedPlan::isFromStore)),
      TuneTexts::tr("%1 known from earlier searches"));
  return parts.join(QStringLiteral(", "));
}

QString tuneEndText(const TuneRun &run) {
  switch (run.result.end) {
  case SearchEnd::evaluations:
    return TuneTexts::tr("The budget of plans is spent.");
  case SearchEnd::seconds:
    return TuneTexts::tr("The time is up.");
  case SearchEnd::wholeSpace:
    return run.replayed.isEmpty() ? TuneTexts::tr("Every plan of the space was looked at.")
                                  : TuneTexts::tr("Every result was shown.");
  case SearchEnd::refusals:
    return TuneTexts::tr("The last plans were all refused.");
  case SearchEnd::cancelled:
    return TuneTexts::tr("It was ended early; this is what it found.");
  default:
    return run.result.error ? TuneTexts::tr("It ended early: %1").arg(views::textOfCore(run.result.error->message))
                            : QString();
  }
}

QString tuneVerificationText(const TuneRun &run) {
  const workflow::SearchedPlan *best = run.result.best();
  if (best == nullptr || !best->verification) return {};
  const workflow::PlanVerification &verification = *best->verification;
  if (!verification.holds())
    return TuneTexts::tr("The best plan is not verified at other sizes: %1.").arg(toQString(verification.whyNot));
  const QString verified =
      verification.sizes == 1
          ? TuneTexts::tr("The best plan is verified at one boundary size.")
          : TuneTexts::tr("The best plan is verified at %1 boundary sizes.").arg(verification.sizes);
  const workflow::SearchedPlan *faster = run.result.fasterUnverified();
  if (faster == nullptr) return verified;
  return verified + QLatin1Char(' ') +
         (run.result.objective == workflow::SearchObjective::time
              ? TuneTexts::tr("A faster one, %1, is not verified at other sizes: %2.")
              : TuneTexts::tr("A better one, %1, is not verified at other sizes: %2."))
             .arg(toQString(toString(faster->plan)), toQString(faster->verification->whyNot));
}

QStringList tuneAssumptionTexts(const std::vector<JudgedAssumption> &assumptions) {
  QStringList out;
  for (const JudgedAssumption &one : assumptions) {
    QString text = views::sentenceOf(one.assumption);
    if (one.inLaunch == workflow::Assumed::holds) text += QLatin1Char(' ') + TuneTexts::tr("It is so in this launch.");
    out << text;
  }
  return out;
}

QString tuneDurationText(double seconds) {
  constexpr double minute = 60;
  constexpr double hour = 60 * minute;
  if (seconds < 2 * minute) return TuneTexts::tr("%1 s").arg(std::ceil(seconds), 0, 'f', 0);
  if (seconds < 2 * hour) return TuneTexts::tr("%1 min").arg(std::round(seconds / minute), 0, 'f', 0);
  return TuneTexts::tr("%1 h").arg(seconds / hour, 0, 'f', 1);
}

} // namespace warpgrain::gui
