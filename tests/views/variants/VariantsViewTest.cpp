// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/variants/VariantsView.h"

#include "tests/views/support/Samples.h"
#include "views/variants/MeasureLine.h"
#include "views/variants/SpaceLine.h"
#include "views/variants/VariantsModel.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace warpgrain;
using namespace warpgrain::views;
using namespace warpgrain::tests;

namespace {

QString cell(const QTableView &table, int row, VariantColumn column) {
  return table.model()->index(row, static_cast<int>(column)).data().toString();
}

QAction *action(QTableView &table, const QString &text) {
  for (QAction *candidate : table.actions())
    if (candidate->text().remove(u'&').startsWith(text)) return candidate;
  return nullptr;
}

QPushButton *pushButton(VariantsView &view, const QString &text) {
  for (QPushButton *candidate : view.findChildren<QPushButton *>())
    if (candidate->text().remove(u'&') == text) return candidate;
  return nullptr;
}

/// The list that is offered; null where none is.
QAbstractItemView *popup() {
  return qobject_cast<QAbstractItemView *>(QApplication::activePopupWidget());
}

} // namespace

class VariantsViewTest : public QObject {
  Q_OBJECT

private Q_SLOTS:

  void init() {
    QLocale::setDefault(QLocale::c());
    view_ = std::make_unique<VariantsView>();
    view_->resize(1000, 300);
    view_->setVariants(sampleVariants());
    view_->show();
    QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
    table_ = view_->findChild<QTableView *>();
  }

  void rowsTellNumbersAndTheirDifferenceToTheOriginal() {
    QCOMPARE(cell(*table_, 0, VariantColumn::steps), QStringLiteral("(original)"));
    QCOMPARE(cell(*table_, 0, VariantColumn::registers), QStringLiteral("38"));
    QCOMPARE(cell(*table_, 4, VariantColumn::steps), QStringLiteral("coarsen y 4"));
    QCOMPARE(cell(*table_, 4, VariantColumn::registers), QStringLiteral("48 (+10)"));
    QCOMPARE(cell(*table_, 6, VariantColumn::spills), QStringLiteral("24 (+24)"));
    QCOMPARE(cell(*table_, 0, VariantColumn::occupancy), QStringLiteral("50.0 %"));
    QCOMPARE(cell(*table_, 4, VariantColumn::occupancy), QStringLiteral("62.5 % (+12.5)"));
    QCOMPARE(cell(*table_, 5, VariantColumn::occupancy), QStringLiteral("31.3 % (−18.8)"));
    QCOMPARE(cell(*table_, 0, VariantColumn::limiter), QStringLiteral("registers"));
  }

  void whatIsNotBuiltHasNoNumbers() {
    QCOMPARE(cell(*table_, 7, VariantColumn::registers), QString());
    QCOMPARE(cell(*table_, 7, VariantColumn::status), QStringLiteral("not built"));
    view_->setBuilding(true);
    QCOMPARE(cell(*table_, 7, VariantColumn::status), QStringLiteral("waiting"));
    view_->setBuilding(false);
    QCOMPARE(cell(*table_, 8, VariantColumn::status), QStringLiteral("refused"));
    const QModelIndex status = table_->model()->index(8, static_cast<int>(VariantColumn::status));
    QVERIFY(status.data(Qt::ToolTipRole).toString().contains(QStringLiteral("3 does not divide")));
  }

  void tellsWhatRunningAVariantHasShown() {
    using run::VerificationStatus;
    const auto verified = [this](int row) { return cell(*table_, row, VariantColumn::verified); };
    QCOMPARE(verified(1), QStringLiteral("not run"));
    QCOMPARE(verified(8), QString()); // refused
    auto variants = sampleVariants();
    variants[0].verification = session::VariantVerification{};
    variants[1].verification = session::VariantVerification{.isRunning = true};
    variants[2].verification = session::VariantVerification{.status = VerificationStatus::verified};
    variants[3].verification = session::VariantVerification{.findings = {"a.cu:3: a race"}};
    variants[4].verification =
        session::VariantVerification{.status = VerificationStatus::differs, .reason = "C[7] is 1", .launch = "grid 1"};
    variants[5].verification = session::VariantVerification{.launch = "grid 2", .isOfOtherLaunch = true};
    view_->setVariants(variants);
    QCOMPARE(verified(5), QStringLiteral("not run for this launch"));
    QCOMPARE(verified(0), QStringLiteral("runs"));
    QCOMPARE(verified(1), QStringLiteral("running…"));
    QCOMPARE(verified(2), QStringLiteral("verified"));
    QCOMPARE(verified(3), QStringLiteral("verified, with findings"));
    QCOMPARE(verified(4), QStringLiteral("differs"));
    const auto tip = [this](int row) {
      return table_->model()->index(row, static_cast<int>(VariantColumn::verified)).data(Qt::ToolTipRole).toString();
    };
    QVERIFY(tip(3).contains(QStringLiteral("a.cu:3: a race")));
    QVERIFY(tip(4).contains(QStringLiteral("C[7] is 1")) && tip(4).contains(QStringLiteral("grid 1")));
    QVERIFY(tip(5).contains(QStringLiteral("With another launch: verified")) &&
            tip(5).contains(QStringLiteral("grid 2")));
    table_->sortByColumn(static_cast<int>(VariantColumn::verified), Qt::DescendingOrder);
    QCOMPARE(verified(0), QStringLiteral("differs"));
    QVERIFY(verified(8) != QStringLiteral("verified")); // what was not run comes last
  }

  void tellsWhatMeasuringAVariantHasShown() {
    const auto time = [this](int row) { return cell(*table_, row, VariantColumn::time); };
    QCOMPARE(time(1), QString());
    auto variants = sampleVariants();
    variants[0].measurement = measuredSample(1853.7, 1853.7);
    variants[1].measurement = session::VariantMeasurement{.isRunning = true};
    variants[2].measurement = measuredSample(985.8, 1853.7);
    variants[3].measurement = measuredSample(2000, 1853.7);
    variants[3].measurement->row.noisy = true;
    variants[4].measurement =
        session::VariantMeasurement{.row = {.failure = measure::Failure::output, .reason = "C[3] is 1 instead of 2."}};
    variants[5].measurement = measuredSample(900, 1853.7);
    variants[5].measurement->outdated = "This time is of another GPU.";
    variants[6].measurement = measuredSample(12345, 1853.7);
    variants[6].measurement->origin = "/recorded/x.jsonl";
    view_->setVariants(variants);
    QCOMPARE(time(0), QStringLiteral("1853.7 µs ±0.00 %"));
    QCOMPARE(time(1), QStringLiteral("measuring…"));
    QCOMPARE(cell(*table_, 2, VariantColumn::speedUp), QStringLiteral("1.88×"));
    QVERIFY(time(3).endsWith(QStringLiteral(", noisy")));
    QCOMPARE(time(4), QStringLiteral("wrong output"));
    QCOMPARE(time(5), QStringLiteral("(900.0 µs ±0.00 %)"));
    QVERIFY2(time(6).endsWith(QStringLiteral(", recorded")) && time(6).startsWith(QStringLiteral("12.3")),
             qPrintable(time(6)));
    const auto tip = [this](int row) {
      return table_->model()->index(row, static_cast<int>(VariantColumn::time)).data(Qt::ToolTipRole).toString();
    };
    QVERIFY(tip(2).contains(QStringLiteral("NVIDIA H200, 2026-11-21")));
    QVERIFY(tip(4).contains(QStringLiteral("C[3] is 1")));
    QVERIFY(tip(5).contains(QStringLiteral("another GPU")));
    // What cannot be compared is sorted as what was not measured.
    table_->sortByColumn(static_cast<int>(VariantColumn::time), Qt::AscendingOrder);
    QCOMPARE(time(0), QStringLiteral("985.8 µs ±0.00 %"));
    QVERIFY(!time(8).startsWith(QStringLiteral("9")));
  }

  void measuresWhatIsSelectedWhereItIsSeveral() {
    view_->measureLine().setChoices({{.name = QStringLiteral("This machine")}}, 0);
    QSignalSpy asked(view_.get(), &VariantsView::measureRequested);
    table_->selectRow(1);
    pushButton(*view_, QStringLiteral("Measure"))->click();
    QCOMPARE(asked.takeFirst().at(0).value<std::vector<std::size_t>>(), std::vector<std::size_t>());
    action(*table_, QStringLiteral("Measure"))->trigger();
    QCOMPARE(asked.takeFirst().at(0).value<std::vector<std::size_t>>(), std::vector<std::size_t>{1});
    table_->selectionModel()->select(table_->model()->index(3, 0),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    pushButton(*view_, QStringLiteral("Measure"))->click();
    QCOMPARE(asked.takeFirst().at(0).value<std::vector<std::size_t>>(), (std::vector<std::size_t>{1, 3}));
  }

  void theMachineToMeasureOnIsChosen() {
    MeasureLine &line = view_->measureLine();
    line.setChoices({{.name = QStringLiteral("This machine")},
                     {.name = QStringLiteral("ssh gpu"), .isForgettable = true},
                     {.name = QStringLiteral("Recorded: H200"), .isRecorded = true}},
                    1);
    auto *box = line.findChild<QComboBox *>();
    auto *button = line.findChild<QPushButton *>();
    QCOMPARE(box->currentText(), QStringLiteral("ssh gpu"));
    QVERIFY(line.findChild<QAction *>(QStringLiteral("measureForget"))->isEnabled());
    QSignalSpy chosen(&line, &MeasureLine::chosen);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Down);
    QCOMPARE(chosen.takeFirst().at(0).toInt(), 2);
    QCOMPARE(button->text().remove(u'&'), QStringLiteral("Show times"));
    view_->setProgress(1, 3);
    QVERIFY(!button->isEnabled());
    view_->setProgress(0, 0);
    QVERIFY(button->isEnabled());
    view_->setBuildPossible(false, QStringLiteral("Open a file."));
    QVERIFY(!button->isEnabled());
  }

  void tooltipsTellTheNextThreshold() {
    const QModelIndex limiter = table_->model()->index(0, static_cast<int>(VariantColumn::limiter));
    QVERIFY(limiter.data(Qt::ToolTipRole).toString().contains(QStringLiteral("With at most 32 registers")));
  }

  void numbersSortByValueAndMissingOnesLast() {
    const int column = static_cast<int>(VariantColumn::registers);
    table_->sortByColumn(column, Qt::AscendingOrder);
    QCOMPARE(cell(*table_, 0, VariantColumn::registers), QStringLiteral("38"));
    QCOMPARE(cell(*table_, 6, VariantColumn::registers), QStringLiteral("90 (+52)"));
    QCOMPARE(cell(*table_, 8, VariantColumn::registers), QString());
    table_->sortByColumn(column, Qt::DescendingOrder);
    QCOMPARE(cell(*table_, 0, VariantColumn::registers), QStringLiteral("90 (+52)"));
    QCOMPARE(cell(*table_, 8, VariantColumn::registers), QString());
  }

  void aRowIsUpdatedInItsPlace() {
    table_->selectRow(2);
    view_->updateVariant(builtVariant(7, {.plan = "coarsen y 8; coarsen x 2", .registers = 100, .threads = 64}));
    QCOMPARE(table_->model()->rowCount(), 9);
    QCOMPARE(cell(*table_, 7, VariantColumn::registers), QStringLiteral("100 (+62)"));
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(2));
    view_->updateVariant(builtVariant(9, {.plan = "coarsen x 4", .registers = 50, .threads = 64}));
    QCOMPARE(table_->model()->rowCount(), 10);
  }

  void choosingARowTellsItsIdWhateverTheOrder() {
    QSignalSpy chosen(view_.get(), &VariantsView::variantChosen);
    table_->sortByColumn(static_cast<int>(VariantColumn::registers), Qt::DescendingOrder);
    table_->selectRow(0);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.last()[0].value<std::size_t>(), std::size_t(5));
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(5));
    view_->selectVariant(3);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(3));
  }

  void theFocusIsNoChoice() {
    QSignalSpy chosen(view_.get(), &VariantsView::variantChosen);
    view_->activateWindow();
    table_->setFocus(Qt::TabFocusReason);
    QVERIFY(table_->currentIndex().isValid()); // the table makes its first row current
    QCOMPARE(chosen.count(), 0);
    QCOMPARE(view_->currentVariant(), std::nullopt);
    QVERIFY(!action(*table_, QStringLiteral("Export"))->isEnabled());
    // What hides the button that had the focus hands it on to the table.
    pushButton(*view_, QStringLiteral("Verify"))->setFocus();
    view_->setProgress(1, 3);
    view_->setProgress(3, 3);
    QCOMPARE(chosen.count(), 0);
    QTest::keyClick(table_, Qt::Key_Down);
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(1));
  }

  void onlyAPersonChooses() {
    QTest::mouseClick(table_->viewport(), Qt::LeftButton, {},
                      table_->visualRect(table_->model()->index(2, 0)).center());
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(2));
    QSignalSpy chosen(view_.get(), &VariantsView::variantChosen);
    QSignalSpy cleared(view_.get(), &VariantsView::choiceCleared);
    table_->sortByColumn(static_cast<int>(VariantColumn::registers), Qt::DescendingOrder);
    view_->updateVariant(builtVariant(7, {.plan = "coarsen y 8; coarsen x 2", .registers = 1, .threads = 64}));
    view_->setOutdated(QStringLiteral("older"));
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(2));
    view_->setVariants(sampleVariants());
    QCOMPARE(view_->currentVariant(), std::nullopt);
    view_->selectVariant(4);
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(4));
    view_->clearChoice();
    QCOMPARE(view_->currentVariant(), std::nullopt);
    QCOMPARE(chosen.count() + cleared.count(), 0);
    // What is current already is chosen by a click all the same.
    QTest::mouseClick(table_->viewport(), Qt::LeftButton, {}, table_->visualRect(table_->currentIndex()).center());
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(4));
    // Taken out of the selection, it is chosen no more.
    QTest::mouseClick(table_->viewport(), Qt::LeftButton, Qt::ControlModifier,
                      table_->visualRect(table_->currentIndex()).center());
    QCOMPARE(cleared.count(), 1);
  }

  void whatIsNotWrittenYetHasNoActions() {
    table_->selectRow(7); // waiting
    QCOMPARE(view_->currentVariant(), std::optional<std::size_t>(7));
    for (const char *name : {"Compare", "Apply", "Export"})
      QVERIFY(!action(*table_, QLatin1StringView(name))->isEnabled());
  }

  void actionsConcernTheChosenRows() {
    QSignalSpy compare(view_.get(), &VariantsView::compareRequested);
    QSignalSpy adopt(view_.get(), &VariantsView::adoptRequested);
    QSignalSpy save(view_.get(), &VariantsView::exportRequested);
    QVERIFY(!action(*table_, QStringLiteral("Compare"))->isEnabled());
    table_->selectRow(2);
    table_->selectionModel()->select(table_->model()->index(4, 0),
                                     QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QCOMPARE(view_->selectedVariants(), (std::vector<std::size_t>{2, 4}));
    action(*table_, QStringLiteral("Compare"))->trigger();
    QCOMPARE(compare.last()[0].value<std::vector<std::size_t>>(), (std::vector<std::size_t>{2, 4}));
    action(*table_, QStringLiteral("Apply"))->trigger();
    QCOMPARE(adopt.last()[0].value<std::size_t>(), std::size_t(2));
    action(*table_, QStringLiteral("Export"))->trigger();
    QCOMPARE(save.last()[0].value<std::size_t>(), std::size_t(2));
    table_->selectRow(8);
    QVERIFY(!action(*table_, QStringLiteral("Apply"))->isEnabled()); // refused: there is no text
    table_->selectRow(0);
    QVERIFY(!action(*table_, QStringLiteral("Apply"))->isEnabled()); // the original
    QVERIFY(action(*table_, QStringLiteral("Export"))->isEnabled());
  }

  void progressAndCancelAreThereWhileVariantsAreBuilt() {
    QSignalSpy build(view_.get(), &VariantsView::buildRequested);
    QSignalSpy cancel(view_.get(), &VariantsView::cancelRequested);
    const auto *progress = view_->findChild<QProgressBar *>();
    QVERIFY(!progress->isVisible());
    pushButton(*view_, QStringLiteral("Build"))->click();
    QCOMPARE(build.count(), 1);
    view_->setProgress(3, 9);
    QVERIFY(progress->isVisible());
    QCOMPARE(progress->value(), 3);
    pushButton(*view_, QStringLiteral("Cancel"))->click();
    QCOMPARE(cancel.count(), 1);
    view_->setProgress(9, 9);
    QVERIFY(!progress->isVisible());
    QVERIFY(!pushButton(*view_, QStringLiteral("Cancel"))->isVisible());
  }

  void spaceSaysHowManyVariantsItHas() {
    auto *count = view_->findChild<QLabel *>(QStringLiteral("spaceCount"));
    view_->setSpaceCount(6);
    QVERIFY(count->text().startsWith(QStringLiteral("6 variant")));
    view_->setSpaceCount(std::nullopt);
    QVERIFY(count->text().isEmpty());
  }

  void spaceOffersStepsWhileOneIsTyped() {
    auto *line = view_->findChild<SpaceLine *>();
    view_->setSpaceChoices({QStringLiteral("coarsen y 1,2,4"), QStringLiteral("coarsen x 1,2"),
                            QStringLiteral("coarsen grid x 1,2"), QStringLiteral("stage A")});
    QSignalSpy edited(view_.get(), &VariantsView::spaceEdited);
    line->setText(QString());
    QTest::keyClicks(line, QStringLiteral("stage A; coarsen x"));
    QCOMPARE(line->offered(), QStringList{QStringLiteral("coarsen x 1,2")});
    QTest::keyClick(line, Qt::Key_Backspace);
    // What begins so comes before what has it inside.
    QCOMPARE(line->offered(), (QStringList{QStringLiteral("coarsen y 1,2,4"), QStringLiteral("coarsen x 1,2"),
                                           QStringLiteral("coarsen grid x 1,2")}));
    QAbstractItemView *list = popup();
    QVERIFY(list != nullptr);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(line->text(), QStringLiteral("stage A; coarsen y 1,2,4"));
    QCOMPARE(edited.last()[0].toString(), QStringLiteral("stage A; coarsen y 1,2,4"));
    QVERIFY(popup() == nullptr);
    // The step at the cursor is the one that is completed.
    line->setCursorPosition(2);
    QCOMPARE(line->offered(), QStringList()); // it is there
    line->setText(QStringLiteral("sta; coarsen y 2"));
    line->setCursorPosition(3);
    QCOMPARE(line->offered(), QStringList{QStringLiteral("stage A")});
    QTest::keyClick(line, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(popup() != nullptr);
    QTest::keyClick(popup(), Qt::Key_Down);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(line->text(), QStringLiteral("stage A; coarsen y 2"));
  }

  void enterBuildsWhileStepsAreOffered() {
    auto *line = view_->findChild<SpaceLine *>();
    view_->setBuildPossible(true);
    view_->setSpaceChoices({QStringLiteral("coarsen y 1,2,4")});
    QSignalSpy built(view_.get(), &VariantsView::buildRequested);
    line->setText(QString());
    QTest::keyClicks(line, QStringLiteral("coarsen y 1,2"));
    QVERIFY(popup() != nullptr);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(built.size(), 1);
    QCOMPARE(line->text(), QStringLiteral("coarsen y 1,2"));
    QVERIFY(popup() == nullptr);
  }

  void spaceIsTextWithItsProblemBelow() {
    QSignalSpy edited(view_.get(), &VariantsView::spaceEdited);
    QSignalSpy build(view_.get(), &VariantsView::buildRequested);
    view_->setSpace(QStringLiteral("coarsen y 1,2"));
    QCOMPARE(edited.count(), 0);
    auto *line = view_->findChild<QLineEdit *>();
    QTest::keyClicks(line, QStringLiteral(",4"));
    QCOMPARE(view_->space(), QStringLiteral("coarsen y 1,2,4"));
    QCOMPARE(edited.count(), 2);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(build.count(), 1);
    view_->setSpaceProblem(QStringLiteral("not a number"));
    bool told = false;
    for (const QLabel *label : view_->findChildren<QLabel *>())
      told |= label->isVisible() && label->text() == QStringLiteral("not a number");
    QVERIFY(told);
    view_->setBuildPossible(false, QStringLiteral("no toolkit"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(build.count(), 1);
  }

  void copiesAsTabSeparatedText() {
    table_->selectRow(4);
    action(*table_, QStringLiteral("Copy"))->trigger();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0].count(u'\t'), static_cast<int>(VariantColumn::count) - 1);
    QVERIFY(lines[1].startsWith(QStringLiteral("coarsen y 4\t")));
  }

private:
  std::unique_ptr<VariantsView> view_;
  QTableView *table_ = nullptr;
};

QTEST_MAIN(VariantsViewTest)
#include "VariantsViewTest.moc"
