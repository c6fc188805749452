// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whole tasks, as a person does them: from opening a file to a variant that is verified, compared and exported, with
// the keyboard alone and with the mouse alone. The numbers of the launch are the source's.
#include "app/gui/base/Texts.h"
#include "tests/views/window/WindowFixture.h"
#include "views/editor/SourceEditor.h"
#include "views/variants/VariantsModel.h"
#include "views/variants/VariantsView.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolBar>

#include <functional>

using namespace warpgrain;
using namespace warpgrain::gui;
using views::VariantColumn;

namespace {

/// Turns tiles in their place, through a tile without padding: 32 lanes want one bank.
const QByteArray flip = "#include <cuda_runtime.h>\n"
                        "__global__ void flip(float *x, int n) {\n"
                        "  __shared__ float tile[32][32];\n"
                        "  int u = blockIdx.x * 32 + threadIdx.x;\n"
                        "  int v = blockIdx.y * 32 + threadIdx.y;\n"
                        "  tile[threadIdx.y][threadIdx.x] = x[v * n + u];\n"
                        "  __syncthreads();\n"
                        "  x[v * n + u] = tile[threadIdx.x][threadIdx.y];\n"
                        "}\n"
                        "void turn(float *x, int n) { flip<<<dim3(n / 32, n / 32), dim3(32, 32)>>>(x, n); }\n"
                        "int main() {\n"
                        "  constexpr int width = 64;\n"
                        "  float *x;\n"
                        "  cudaMalloc(&x, width * width * sizeof(float));\n"
                        "  turn(x, width);\n"
                        "}\n";

bool isBusy(WindowFixture &fixture) {
  return fixture.workbench().isWorking();
}

QTableView &findings(WindowFixture &fixture) {
  return *fixture.find<QTableView>("findingsTable");
}

QTableView &variants(WindowFixture &fixture) {
  return *fixture.find<views::VariantsView>("variants")->findChild<QTableView *>();
}

QString textIn(const QTableView &table, int row, VariantColumn column) {
  return table.model()->index(row, static_cast<int>(column)).data().toString();
}

int rowWith(const QTableView &table, int column, const QString &text) {
  for (int row = 0; row < table.model()->rowCount(); ++row)
    if (table.model()->index(row, column).data().toString() == text) return row;
  return -1;
}

/// The fixes are known.
bool isLookedThrough(WindowFixture &fixture) {
  const auto *summary = fixture.find<QLabel>("findingsSummary");
  return findings(fixture).model()->rowCount() > 0 && !summary->text().contains(QStringLiteral("…"));
}

bool isVerified(WindowFixture &fixture, const QString &steps) {
  const int row = rowWith(variants(fixture), static_cast<int>(VariantColumn::steps), steps);
  return row >= 0 && textIn(variants(fixture), row, VariantColumn::verified) == QStringLiteral("verified") &&
         !isBusy(fixture);
}

/// The page above the tables.
QString comparedPage(WindowFixture &fixture) {
  const auto *tabs = fixture.find<QTabWidget>("editorTabs");
  return tabs->tabText(tabs->currentIndex());
}

std::string planOf(WindowFixture &fixture) {
  return toString(fixture.workbench().plans().planOf(fixture.workbench().selection().kernel()));
}

} // namespace

class TaskTest : public QObject {
  Q_OBJECT

private:
  /// CUDA's headers and the executor are real; what nvcc says of registers is made up, at once.
  static bool prepare(WindowFixture &fixture) {
    const auto real = build::findCudaToolkit();
    if (!real) return false;
    fixture.useFakeCompiler();
    build::CudaToolkit toolkit = *real;
    toolkit.nvcc = fixture.environment.findToolkit()->nvcc;
    fixture.environment.findToolkit = [toolkit] { return Result<build::CudaToolkit>(toolkit); };
    fixture.environment.cache = std::make_shared<build::BuildCache>(toPath(fixture.path(QStringLiteral("cache"))));
    fixture.environment.findExecutor = [] { return Result<run::Executor>(run::Executor(WARPGRAIN_EXECUTOR_PROGRAM)); };
    fixture.dialogs.fileToOpen = fixture.write(QStringLiteral("flip.cu"), flip);
    fixture.dialogs.fileToSave = fixture.path(QStringLiteral("mended.cu"));
    fixture.show();
    fixture.window->resize(1280, 720);
    fixture.window->activateWindow();
    return QTest::qWaitForWindowActive(fixture.window.get());
  }

  /// A list that is open, as completions, gets keys before what lies below it.
  static void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QWidget *list = QApplication::activePopupWidget();
    QWidget *focus = list != nullptr ? list : QApplication::focusWidget();
    QVERIFY(focus != nullptr);
    QTest::keyClick(focus, static_cast<Qt::Key>(key), modifiers);
  }

  /// Tab until what has the keyboard is asked for.
  static void tabTo(const std::function<bool(const QWidget &)> &isWanted) {
    QStringList way;
    for (int i = 0; i < 60 && !isWanted(*QApplication::focusWidget()); ++i) {
      const QWidget *focus = QApplication::focusWidget();
      way << QLatin1StringView(focus->metaObject()->className()) + u' ' + focus->objectName() + focus->accessibleName();
      press(Qt::Key_Tab);
    }
    QVERIFY2(isWanted(*QApplication::focusWidget()), qPrintable(way.join(QStringLiteral(", "))));
  }

  static void goToRow(QTableView &table, int row) {
    QVERIFY(row >= 0);
    QVERIFY(table.hasFocus());
    press(Qt::Key_Home, Qt::ControlModifier);
    while (table.currentIndex().row() < row)
      press(Qt::Key_Down);
  }

  static void click(QWidget &widget) {
    QVERIFY2(widget.isVisible() && widget.isEnabled(), qPrintable(widget.objectName()));
    QTest::mouseClick(&widget, Qt::LeftButton);
  }

  static void clickCell(QTableView &table, int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QVERIFY(row >= 0 && table.isVisible());
    const QModelIndex cell = table.model()->index(row, 0);
    table.scrollTo(cell);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, modifiers, table.visualRect(cell).center());
  }

  /// The button that the tool bar has for an action.
  static QWidget &buttonOf(WindowFixture &fixture, const char *name) {
    for (const QToolBar *bar : fixture.window->findChildren<QToolBar *>())
      if (QWidget *widget = bar->widgetForAction(fixture.action(name)); widget != nullptr && widget->isVisible())
        return *widget;
    qFatal("the tool bar has no button for %s", name);
  }

  static void clickTab(WindowFixture &fixture, const QString &title) {
    for (QTabBar *bar : fixture.window->findChildren<QTabBar *>())
      for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
        if (bar->tabText(i).startsWith(title)) {
          QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
          return;
        }
    QFAIL(qPrintable(title));
  }

private Q_SLOTS:

  void fromOpeningToAVariantByHandByTheKeyboard() {
    WindowFixture fixture;
    if (!prepare(fixture)) QSKIP("there are no CUDA headers");
    // Open: the findings are in front, with the numbers of the source.
    QTest::keyClick(fixture.window.get(), Qt::Key_O, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isLookedThrough(fixture), WindowFixture::patience);
    // Findings, and the step that mends one.
    QTest::keyClick(fixture.window.get(), Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(findings(fixture).hasFocus());
    goToRow(findings(fixture), rowWith(findings(fixture), 1, QStringLiteral("Bank conflict")));
    tabTo([](const QWidget &widget) { return widget.objectName().startsWith(QStringLiteral("mend")); });
    QVERIFY(
        qobject_cast<const QPushButton *>(QApplication::focusWidget())->text().contains(QStringLiteral("pad tile")));
    press(Qt::Key_Space);
    QCOMPARE(planOf(fixture), std::string("pad tile"));
    // Few variants, for the sake of the test's time: all factors of the space would be built and run, too.
    Q_EMIT fixture.find<views::VariantsView>("variants")->spaceEdited(QStringLiteral("pad tile"));
    // Build, then verify: no number was typed.
    press(Qt::Key_B, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(
        rowWith(variants(fixture), static_cast<int>(VariantColumn::steps), QStringLiteral("pad tile")) >= 0 &&
            !isBusy(fixture),
        WindowFixture::patience);
    press(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isVerified(fixture, QStringLiteral("pad tile")), WindowFixture::patience);
    // Compare with the original.
    press(Qt::Key_7, Qt::AltModifier);
    tabTo([&](const QWidget &widget) { return &widget == &variants(fixture); });
    goToRow(variants(fixture),
            rowWith(variants(fixture), static_cast<int>(VariantColumn::steps), QStringLiteral("pad tile")));
    QTRY_COMPARE(comparedPage(fixture), QStringLiteral("Side by Side"));
    // Export what is chosen.
    press(Qt::Key_E, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(fixture.read(QStringLiteral("mended.cu")).contains("tile[32][32 + 1]"),
                             WindowFixture::patience);
    QCOMPARE(fixture.read(QStringLiteral("flip.cu")), flip);
    // Edit it by hand, in its own text: what was done by a step is done by more, and proved by runs.
    press(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    auto *editor = qobject_cast<views::SourceEditor *>(QApplication::focusWidget());
    QVERIFY(editor != nullptr);
    press(Qt::Key_Home, Qt::ControlModifier);
    press(Qt::Key_Down);
    press(Qt::Key_Down);
    press(Qt::Key_End);
    press(Qt::Key_Left);
    press(Qt::Key_Left);
    QTest::keyClicks(editor->viewport(), QStringLiteral(" + 2"));
    QTRY_VERIFY(editor->sourceBytes().contains("tile[32][32 + 1 + 2];"));
    press(Qt::Key_R, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(isVerified(fixture, QStringLiteral("pad tile, edited")), WindowFixture::patience);
    QCOMPARE(fixture.read(QStringLiteral("flip.cu")), flip);
  }

  void fromOpeningToAVerifiedVariantByTheMouse() {
    WindowFixture fixture;
    if (!prepare(fixture)) QSKIP("there are no CUDA headers");
    fixture.action("open")->trigger(); // the menu's line; menus are windows of their own
    QTRY_VERIFY_WITH_TIMEOUT(isLookedThrough(fixture), WindowFixture::patience);
    const int row = rowWith(findings(fixture), 1, QStringLiteral("Bank conflict"));
    clickCell(findings(fixture), row);
    auto *mend = fixture.find<QPushButton>(qPrintable(QStringLiteral("mend.%1").arg(row)));
    QVERIFY(mend != nullptr);
    click(*mend);
    QCOMPARE(planOf(fixture), std::string("pad tile"));
    for (auto *button : fixture.find<QWidget>("factors")->findChildren<QAbstractButton *>())
      if (button->text() == QStringLiteral("As space")) click(*button);
    click(buttonOf(fixture, "build"));
    clickTab(fixture, QStringLiteral("Variants"));
    QTRY_VERIFY_WITH_TIMEOUT(
        rowWith(variants(fixture), static_cast<int>(VariantColumn::steps), QStringLiteral("pad tile")) >= 0 &&
            !isBusy(fixture),
        WindowFixture::patience);
    click(buttonOf(fixture, "verify"));
    QTRY_VERIFY_WITH_TIMEOUT(isVerified(fixture, QStringLiteral("pad tile")), WindowFixture::patience);
    clickCell(variants(fixture),
              rowWith(variants(fixture), static_cast<int>(VariantColumn::steps), QStringLiteral("pad tile")));
    QTRY_COMPARE(comparedPage(fixture), QStringLiteral("Side by Side"));
    click(buttonOf(fixture, "exportVariant"));
    QTRY_VERIFY_WITH_TIMEOUT(fixture.read(QStringLiteral("mended.cu")).contains("tile[32][32 + 1]"),
                             WindowFixture::patience);
  }
};

QTEST_MAIN(TaskTest)
#include "TaskTest.moc"
