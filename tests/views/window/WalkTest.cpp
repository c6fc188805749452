// SPDX-License-Identifier: GPL-3.0-or-later
//
// A person does things in any order, with the mouse and the keyboard. What is named is what is shown, exported and
// applied; and a button says of its step what the plan with that step says.
#include "app/gui/analysis/ChosenKernel.h"
#include "app/gui/base/Texts.h"
#include "app/gui/plan/FactorRows.h"
#include "app/gui/window/EditorArea.h"
#include "core/plan/Transformation.h"
#include "core/session/VariantBuilder.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/EditorPane.h"
#include "views/factors/FactorButton.h"
#include "views/shared/VerdictText.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <map>
#include <random>
#include <set>

using namespace warpgrain;
using namespace warpgrain::gui;

namespace {

/// The same numbers on every machine.
class Dice {
public:
  explicit Dice(unsigned seed) : engine_(seed) {}

  std::size_t below(std::size_t count) { return engine_() % count; }

private:
  std::mt19937 engine_;
};

/// Texts of plans, made apart from the window.
class PlanTexts {
public:
  explicit PlanTexts(AnalysisPointer analysis, KernelKey kernel)
      : analysis_(std::move(analysis)), kernel_(std::move(kernel)),
        parser_(std::make_shared<KeptParser>(std::async(std::launch::deferred, [] {
                                               return Result<build::CudaToolkit>(fail(ErrorKind::tool, "none"));
                                             }).share())) {}

  /// The text that a plan gives, as the start of what is asked of it next; null where it gives none.
  transform::KernelStudy *studyOf(const transform::Plan &plan) {
    if (made_ && plan == plan_) return study_ ? &*study_ : nullptr;
    study_.reset();
    const auto parse = [this](const transform::Texts &texts) { return parser_->parse(analysis_->parser, texts); };
    plan_ = plan;
    made_ =
        transform::applyPlan(*analysis_->unit, analysis_->texts, findKernel(*analysis_->unit, kernel_), plan, parse);
    if (*made_) study_.emplace((*made_)->unit, (*made_)->kernelId, parse, (*made_)->texts);
    return study_ ? &*study_ : nullptr;
  }

  session::Variant variantOf(const transform::Plan &plan) {
    const ChosenKernel chosen{.analysis = analysis_, .kernel = kernel_};
    return session::VariantBuilder({.subject = subjectOf(chosen, parser_)}).write(0, plan);
  }

  /// What is said of the last step of a plan: by the transformation, on the text that the others give; or by what
  /// makes the whole plan.
  dependence::VerdictKind kindOf(transform::Plan plan, bool whole) {
    if (whole) {
      const session::Variant variant = variantOf(plan);
      const bool isJudged = variant.stepVerdicts.size() == plan.size();
      return isJudged ? variant.stepVerdicts.back().kind : variant.verdict.kind;
    }
    const transform::Step step = plan.back();
    plan.pop_back();
    transform::KernelStudy *study = studyOf(plan);
    if (study == nullptr) return variantOf(plan).verdict.kind;
    return transform::findTransformation(step.word)->prepare(*study, step).verdict().kind;
  }

  /// Of the main file.
  const QByteArray &textOf(const transform::Plan &plan) {
    const auto [at, isNew] = texts_.try_emplace(toString(plan));
    if (!isNew) return at->second;
    const session::Variant variant = variantOf(plan);
    const model::File &main = analysis_->unit->files.front();
    const auto changed = variant.texts.find(main.path);
    return at->second = QByteArray::fromStdString(changed != variant.texts.end() ? changed->second : main.text);
  }

private:
  AnalysisPointer analysis_;
  KernelKey kernel_;
  std::shared_ptr<KeptParser> parser_;
  std::map<std::string, QByteArray> texts_;
  transform::Plan plan_;
  std::optional<Result<transform::PlanResult>> made_; ///< of the plan
  std::optional<transform::KernelStudy> study_;
};

/// A person who works on the small kernel, and knows what they have chosen.
class Person {
public:
  explicit Person(unsigned seed) : dice_(seed) {
    fixture_.useFakeCompiler();
    // Each variant is compiled once.
    fixture_.environment.cache = std::make_shared<build::BuildCache>(toPath(fixture_.path(QStringLiteral("cache"))));
    fixture_.environment.findExecutor = [] {
      return Result<run::Executor>(fail(ErrorKind::tool, "There is no executor in this test."));
    };
    file_ = fixture_.write(QStringLiteral("a.cu"), smallKernel());
    fixture_.open(file_);
    kernel_ = fixture_.workbench().selection().kernel();
    texts_ = std::make_unique<PlanTexts>(fixture_.workbench().analysis(), kernel_);
    table_ = variants()->findChild<QTableView *>();
    auto *space = variants()->findChild<QLineEdit *>();
    space->selectAll();
    QTest::keyClicks(space, QStringLiteral("coarsen x 1,2,4"));
  }

  /// A handful of actions, one not waiting for the other.
  void act() {
    done_.clear();
    for (std::size_t i = 0; i < 4 + dice_.below(4); ++i) {
      const auto &[name, action] = actions_[dice_.below(actions_.size())];
      done_ << QLatin1StringView(name);
      (this->*action)();
      follow();
      if (dice_.below(3) == 0) settle();
    }
  }

  /// What is exported is what is named, byte for byte; empty where it is.
  QString check() {
    settle();
    follow();
    const transform::Plan plan = chosen();
    const QString name = plan.empty() ? QStringLiteral("the original") : toQString(toString(plan));
    if (QString wrong = checkPages(plan); !wrong.isEmpty()) return wrong;
    QAbstractButton *inTable = row_ ? button<QToolButton>(QStringLiteral("Export…")) : nullptr;
    QAction *inMenu = fixture_.action("exportVariant");
    if (inMenu->isEnabled() != !plan.empty()) return told(QStringLiteral("Export is possible, or not, wrongly"));
    if (inTable == nullptr && plan.empty()) return {};
    QFile::remove(fixture_.path(QStringLiteral("out.cu")));
    fixture_.dialogs.fileToSave = fixture_.path(QStringLiteral("out.cu"));
    fixture_.dialogs.titles.clear();
    if (inTable != nullptr && (plan.empty() || dice_.below(2) == 0))
      QTest::mouseClick(inTable, Qt::LeftButton);
    else
      inMenu->trigger();
    const QString title = QStringLiteral("Export %1 as").arg(name);
    if (fixture_.dialogs.titles != QStringList{title})
      return told(QStringLiteral("The dialog says \"%1\", not \"%2\"").arg(fixture_.dialogs.titles.join(u'|'), title));
    const auto isWritten = [this] { return !fixture_.workbench().exporter().isBusy(); };
    if (!waitFor(isWritten)) return told(QStringLiteral("Nothing was written"));
    if (fixture_.read(QStringLiteral("out.cu")) != texts_->textOf(plan))
      return told(QStringLiteral("Another text than that of \"%1\" was written").arg(name));
    return {};
  }

private:
  using Action = void (Person::*)();

  views::VariantsView *variants() { return fixture_.find<views::VariantsView>("variants"); }

  template <typename Button>
  Button *button(const QString &text) {
    for (Button *candidate : variants()->findChildren<Button *>())
      if (candidate->text().remove(u'&') == text) return candidate;
    return nullptr;
  }

  transform::Plan panelPlan() { return fixture_.workbench().plans().planOf(kernel_); }

  transform::Plan chosen() { return row_.value_or(panelPlan()); }

  /// A row that is not built again is chosen no more: the plan is looked at.
  void follow() {
    if (row_ && fixture_.workbench().variants().find(*row_) == nullptr) row_.reset();
  }

  void settle() {
    const auto isDone = [this] {
      return fixture_.isSettled() && !fixture_.workbench().isWorking() && fixture_.workbench().isShownNamed();
    };
    if (!waitFor(isDone)) qWarning("the window does not come to rest");
  }

  /// Looks more often than QTest does: there are thousands of waits.
  template <typename Condition>
  static bool waitFor(Condition isDone) {
    QElapsedTimer clock;
    clock.start();
    while (!isDone() && clock.elapsed() < WindowFixture::patience)
      QTest::qWait(1);
    return isDone();
  }

  QString told(const QString &what) { return what + QStringLiteral(" after: ") + done_.join(QStringLiteral(", ")); }

  /// The pages name it and show it; the table highlights it alone.
  QString checkPages(const transform::Plan &plan) {
    auto *tabs = fixture_.find<QTabWidget>("editorTabs");
    tabs->setCurrentWidget(fixture_.find<QWidget>("variantPage"));
    const QByteArray shown = fixture_.find<views::EditorPane>("variantSource")->editor().sourceBytes();
    const QString title = fixture_.find<QLabel>("variantPageTitle")->text();
    if (!plan.empty() && !title.startsWith(toQString(toString(plan)) + u' '))
      return told(QStringLiteral("The page names \"%1\", not \"%2\"").arg(title, toQString(toString(plan))));
    if (shown != texts_->textOf(plan)) return told(QStringLiteral("The page shows another text"));
    const auto selected = variants()->selectedVariants();
    const session::Variant *row = row_ ? fixture_.workbench().variants().find(*row_) : nullptr;
    if (selected != (row != nullptr ? std::vector{row->id} : std::vector<std::size_t>()))
      return told(QStringLiteral("The table highlights other rows"));
    return {};
  }

  void clickFactor() {
    static const std::array names{"coarsen x 1", "coarsen x 2",          "coarsen x 4",
                                  "coarsen x 8", "coarsen x adjacent 2", "max-registers 32"};
    QAbstractButton *factor = fixture_.factor(QLatin1StringView(names[dice_.below(names.size())]));
    if (factor == nullptr) return;
    const transform::Plan before = panelPlan();
    QTest::mouseClick(factor, Qt::LeftButton);
    // A click on what is chosen already changes nothing.
    if (panelPlan() != before) row_.reset();
  }

  void undoPlan() {
    if (!fixture_.action("undoPlan")->isEnabled()) return;
    fixture_.action("undoPlan")->trigger();
    row_.reset();
  }

  void clickRow() {
    const int rows = table_->model()->rowCount();
    if (rows == 0 || !table_->isVisible()) return;
    const QModelIndex index = table_->model()->index(static_cast<int>(dice_.below(static_cast<std::size_t>(rows))), 0);
    table_->scrollTo(index);
    QTest::mouseClick(table_->viewport(), Qt::LeftButton, {}, table_->visualRect(index).center());
    choose(index);
  }

  void pressArrow() {
    if (table_->model()->rowCount() == 0 || !table_->isVisible()) return;
    table_->setFocus(Qt::TabFocusReason);
    QTest::keyClick(table_, dice_.below(2) == 0 ? Qt::Key_Down : Qt::Key_Up);
    // At the end of the table a key leads nowhere.
    if (const auto rows = table_->selectionModel()->selectedRows(); !rows.empty()) choose(rows.front());
  }

  void choose(const QModelIndex &index) {
    const auto id = static_cast<std::size_t>(index.data(views::VariantsModel::idRole).toULongLong());
    row_ = fixture_.workbench().variants().find(id)->plan;
  }

  void focusTable() { table_->setFocus(Qt::TabFocusReason); }

  void sort() {
    QHeaderView *header = table_->horizontalHeader();
    const int column = static_cast<int>(dice_.below(4));
    QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                      {header->sectionViewportPosition(column) + 8, header->height() / 2});
  }

  void pressVerify() {
    if (auto *verify = button<QPushButton>(QStringLiteral("Verify")); verify->isVisible())
      QTest::mouseClick(verify, Qt::LeftButton);
  }

  void keyVerify() {
    auto *verify = button<QPushButton>(QStringLiteral("Verify"));
    if (!verify->isVisible()) return;
    verify->setFocus(Qt::TabFocusReason);
    QTest::keyClick(verify, Qt::Key_Space);
  }

  void pressBuild() {
    if (auto *build = button<QPushButton>(QStringLiteral("Build")); build->isVisible())
      QTest::mouseClick(build, Qt::LeftButton);
  }

  /// The text that is applied is that of the row; undone, it is as it was, and so is the plan.
  void apply() {
    settle();
    follow();
    auto *apply = button<QToolButton>(QStringLiteral("Apply to source"));
    if (!apply->isEnabled() || !row_ || row_->empty()) return;
    auto &editor = fixture_.find<EditorArea>("editorArea")->paneOf(toPath(file_))->editor();
    QTest::mouseClick(apply, Qt::LeftButton);
    if (editor.sourceBytes() != texts_->textOf(*row_)) done_ << QStringLiteral("(another text was applied)");
    editor.undo();
    if (editor.sourceBytes() != smallKernel()) done_ << QStringLiteral("(undo leads elsewhere)");
    fixture_.find<EditorArea>("editorArea")->flush();
    // The plan went into the source, and is empty now.
    if (!fixture_.workbench().selection().variant()) row_.reset();
  }

  static constexpr std::array<std::pair<const char *, Action>, 14> actions_{{{"choose a factor", &Person::clickFactor},
                                                                             {"choose a factor", &Person::clickFactor},
                                                                             {"choose a factor", &Person::clickFactor},
                                                                             {"undo", &Person::undoPlan},
                                                                             {"click a row", &Person::clickRow},
                                                                             {"click a row", &Person::clickRow},
                                                                             {"an arrow key", &Person::pressArrow},
                                                                             {"the focus", &Person::focusTable},
                                                                             {"sort", &Person::sort},
                                                                             {"verify", &Person::pressVerify},
                                                                             {"verify", &Person::pressVerify},
                                                                             {"verify by key", &Person::keyVerify},
                                                                             {"build", &Person::pressBuild},
                                                                             {"apply", &Person::apply}}};

  Dice dice_;
  WindowFixture fixture_;
  QString file_;
  KernelKey kernel_;
  std::unique_ptr<PlanTexts> texts_;
  QTableView *table_ = nullptr;
  std::optional<transform::Plan> row_; ///< of the row that is chosen; none: the plan is
  QStringList done_;
};

} // namespace

class WalkTest : public QObject {
  Q_OBJECT

private:
  /// What the panel's buttons say, by their names: "coarsen y 4: legal".
  static std::set<QString> buttonsOf(WindowFixture &fixture) {
    std::set<QString> names;
    for (const auto *button : fixture.find<QWidget>("factors")->findChildren<views::FactorButton *>())
      if (!button->parentWidget()->isHidden()) names.insert(button->accessibleName());
    return names;
  }

  /// The plan that a click on a step gives, up to the step.
  static transform::Plan planWith(WindowFixture &fixture, const transform::Step &step) {
    const auto draft = fixture.workbench().plans().draftOf(fixture.workbench().selection().kernel());
    transform::Plan plan = stepsBefore(draft, step);
    plan.push_back(step);
    return plan;
  }

  static void compareButtons(WindowFixture &fixture, PlanTexts &texts, Dice &dice) {
    for (QToolButton *heading : fixture.find<QWidget>("factors")->findChildren<QToolButton *>())
      if (heading->isCheckable() && !heading->isChecked()) heading->click(); // what is folded away has no buttons
    const auto names = buttonsOf(fixture);
    int compared = 0;
    const Verdicts &verdicts = fixture.workbench().verdicts();
    for (const views::FactorRow &row : factorRows(verdicts.steps, verdicts.targets)) {
      for (const views::FactorValue &value : row.values) {
        if (isNeutral(row, value.step)) continue;
        const transform::Plan plan = planWith(fixture, value.step);
        const auto kind = texts.kindOf(plan, dice.below(12) == 0);
        const QString button = QStringLiteral("%1 %2: ").arg(row.title, value.label);
        const auto said = std::ranges::find_if(names, [&](const QString &name) { return name.startsWith(button); });
        if (said == names.end()) continue; // not on the panel as it stands
        ++compared;
        QVERIFY2(
            *said == button + views::verdictName(kind),
            qPrintable(
                QStringLiteral("%1, and %2 of %3").arg(*said, views::verdictName(kind), toQString(toString(plan)))));
      }
    }
    QVERIFY2(compared >= 10, qPrintable(QString::number(compared)));
  }

private Q_SLOTS:

  /// 50 sequences in each window. WARPGRAIN_WALK_WINDOWS=10 has 500 of them.
  void whatIsExportedIsWhatIsNamedWhateverWasDoneBefore_data() {
    QTest::addColumn<int>("seed");
    bool isNumber = false;
    const int asked = qEnvironmentVariableIntValue("WARPGRAIN_WALK_WINDOWS", &isNumber);
    for (int seed = 0; seed < (isNumber ? asked : 3); ++seed)
      QTest::newRow(qPrintable(QString::number(seed))) << seed;
  }

  void whatIsExportedIsWhatIsNamedWhateverWasDoneBefore() {
    QFETCH(const int, seed);
    Person person(static_cast<unsigned>(1 + 50 * seed));
    for (int i = 0; i < 50; ++i) {
      person.act();
      const QString wrong = person.check();
      QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("sequence %1: %2").arg(i).arg(wrong)));
    }
  }

  void aButtonSaysWhatThePlanWithItsStepSays_data() {
    QTest::addColumn<QString>("example");
    for (const QString &name :
         QDir(QStringLiteral(WARPGRAIN_EXAMPLES)).entryList({QStringLiteral("*.cu")}, QDir::Files, QDir::Name))
      QTest::newRow(qPrintable(name)) << name;
  }

  void aButtonSaysWhatThePlanWithItsStepSays() {
    QFETCH(const QString, example);
    WindowFixture fixture;
    fixture.open(fixture.example(example));
    PlanTexts texts(fixture.workbench().analysis(), fixture.workbench().selection().kernel());
    Dice dice(7);
    Dice sample(8);
    for (int clicks = 0; clicks < 3; ++clicks) {
      compareButtons(fixture, texts, sample);
      if (QTest::currentTestFailed()) return;
      std::vector<views::FactorButton *> possible;
      for (auto *button : fixture.find<QWidget>("factors")->findChildren<views::FactorButton *>())
        if (button->isVisible() && !button->isChecked() && button->accessibleName().contains(QStringLiteral(": legal")))
          possible.push_back(button);
      if (possible.empty()) return;
      QTest::mouseClick(possible[dice.below(possible.size())], Qt::LeftButton);
      QTRY_VERIFY_WITH_TIMEOUT(fixture.isSettled(), WindowFixture::patience);
    }
    compareButtons(fixture, texts, sample);
  }
};

QTEST_MAIN(WalkTest)
#include "WalkTest.moc"
